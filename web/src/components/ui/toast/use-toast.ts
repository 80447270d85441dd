import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { keepToastAction } from './toast-action';
import { type ToastMessage, toastShown } from '../../../lib/toast-slice';

/** Shows a short message that disappears automatically; a new one replaces the old. `onAction` is what its button does. */
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
