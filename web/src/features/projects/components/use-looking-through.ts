import { type TouchEvent, useEffect, useRef } from 'react';

/** Shortest swipe in pixels. A shorter movement is a tap. */
const swipeFrom = 50;

interface Moves {
  previous?: () => void;
  next?: () => void;
}

/**
 * Makes arrow keys and swipes open the previous or next project.
 *
 * @returns touch handlers for the picture
 */
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
      // Two fingers zoom the picture, so they are not a swipe.
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
