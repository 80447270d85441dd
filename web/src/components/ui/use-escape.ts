import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectHasOverlay, type StateWithOverlays } from '../../lib/overlays-slice';

/** Calls `onEscape` on an Escape key press that no open overlay handles, so that one press never closes two things. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const store = useStore<StateWithOverlays>();
  useEffect(() => {
    if (!isActive) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || selectHasOverlay(store.getState())) return;
      event.preventDefault();
      onEscape();
    };
    // Listens in the capture phase, when the state still includes an overlay that the same press closes.
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [isActive, onEscape, store]);
}
