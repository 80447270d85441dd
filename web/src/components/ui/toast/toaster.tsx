import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ErrorBoundary } from '../error-boundary';
import { PlainToast } from './plain-toast';
import { dismissToast, type StateWithToast } from './toast-slice';

const ToastCard = lazy(() => import('./toast-card'));

/** Dismisses the toast that shows, wherever the focus is. */
const dismissKey = 'F8';

/** Where toasts appear. The code that draws them arrives with the first one; where it does not, a plain one shows. */
export function Toaster() {
  const toast = useSelector((state: StateWithToast) => state.toast.current);
  const dispatch = useDispatch<ThunkDispatch<StateWithToast, unknown, UnknownAction>>();
  const openId = toast?.isOpen ? toast.id : null;
  useEffect(() => {
    if (openId === null) return undefined;
    const dismiss = (event: KeyboardEvent) => event.key === dismissKey && dispatch(dismissToast(openId));
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [openId, dispatch]);
  const onDismiss = useCallback((id: string) => void dispatch(dismissToast(id)), [dispatch]);
  if (!toast) return null;
  const props = { toast, onDismiss };
  return (
    <ErrorBoundary fallback={<PlainToast key={toast.id} {...props} />}>
      <Suspense>
        <ToastCard {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
