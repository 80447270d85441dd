import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { lazy, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dismissToast, type StateWithToast } from './toast-slice';

const ToastCard = lazy(() => import('./toast-card'));

/** Where toasts appear. The code that draws them arrives with the first one. */
export function Toaster() {
  const toast = useSelector((state: StateWithToast) => state.toast.current);
  const dispatch = useDispatch<ThunkDispatch<StateWithToast, unknown, UnknownAction>>();
  if (!toast) return null;
  return (
    <Suspense>
      <ToastCard toast={toast} onDismiss={(id) => dispatch(dismissToast(id))} />
    </Suspense>
  );
}
