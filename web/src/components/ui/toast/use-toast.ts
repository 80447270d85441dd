import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type ToastMessage, toastShown } from './toast-slice';

/** Shows a short message that disappears automatically; a new one replaces the old. */
export function useToast(): (message: ToastMessage) => void {
  const dispatch = useDispatch();
  return useCallback((message) => void dispatch(toastShown(message)), [dispatch]);
}
