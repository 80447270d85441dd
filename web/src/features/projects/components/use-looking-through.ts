import { type TouchEvent, useEffect, useRef } from 'react';

/** A shorter way of a finger is a tap, in pixels. */
const swipeFrom = 50;

interface Moves {
  previous?: () => void;
  next?: () => void;
}

/** Arrow keys and swipes that lead to the neighbours. @returns what the picture hears */
export function useLookingThrough({ previous, next }: Moves) {
  useEffect(() => {
    const move = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') previous?.();
      if (key === 'ArrowRight') next?.();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [previous, next]);
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      // Two fingers enlarge the picture.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const isAcross = Math.abs(x) > swipeFrom && Math.abs(x) > Math.abs(touch.clientY - start.current.y);
      start.current = null;
      if (isAcross) (x < 0 ? next : previous)?.();
    },
  };
}
