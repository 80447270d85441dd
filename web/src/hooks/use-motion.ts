import { type FocusEvent, useState } from 'react';
import { usePrefersReducedMotion } from './use-media-query';

/**
 * Whether an automatic animation may run now: not while paused, pointed at, or focused, and never under
 * reduced motion. Spread `holdProps` on the element that holds everything that moves.
 */
export function useMotion() {
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isReduced = usePrefersReducedMotion();
  return {
    isMoving: !isPaused && !isPointedAt && !isFocused && !isReduced,
    isPaused,
    toggle: () => setPaused((paused) => !paused),
    holdProps: {
      onMouseEnter: () => setPointedAt(true),
      onMouseLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
