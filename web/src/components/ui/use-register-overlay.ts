import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { overlayClosed, overlayOpened } from '../../lib/overlays-slice';

/**
 * Registers an overlay as long as it is open. Meanwhile, the pop-up is not shown and `useEscape` ignores the Escape
 * key.
 */
export function useRegisterOverlay(isOpen = true): void {
  const id = useId();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isOpen) return undefined;
    dispatch(overlayOpened(id));
    return () => void dispatch(overlayClosed(id));
  }, [isOpen, id, dispatch]);
}
