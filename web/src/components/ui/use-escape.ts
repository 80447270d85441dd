import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { selectHasOverlay, type StateWithOverlays } from '../../lib/overlays-slice';

/** Calls `onEscape` for an Escape key that no open overlay handles. One press closes one thing. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const store = useStore<StateWithOverlays>();
  useEffect(() => {
    if (!isActive) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || selectHasOverlay(store.getState())) return;
      event.preventDefault();
      onEscape();
    };
    // In the capture phase, so that the state still has an overlay that the same press closes.
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [isActive, onEscape, store]);
}
