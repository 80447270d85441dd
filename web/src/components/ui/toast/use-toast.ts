import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { keepToastAction } from './toast-action';
import { type ToastMessage, toastShown } from '../../../lib/toast-slice';

/**
 * Returns a function that shows a short message, which disappears automatically. A new message replaces the previous
 * one. The message's button, if any, calls `onAction`.
 */
export function useToast(): (message: ToastMessage, onAction?: () => void) => void {
  const dispatch = useDispatch();
  return useCallback(
    (message, onAction) => {
      const shown = toastShown(message);
      if (onAction) keepToastAction(shown.payload.id, onAction);
      dispatch(shown);
    },
    [dispatch],
  );
}
