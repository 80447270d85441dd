import { type FocusEvent, useState } from 'react';
import { usePrefersReducedMotion } from './use-media-query';

/**
 * Returns whether an automatic animation may run, and functions that pause it. The animation stops while it is paused,
 * hovered or focused, and never runs with reduced motion. Spread `holdProps` on the element that contains all moving
 * parts.
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
