import { renderHook } from '@testing-library/react';
import { useMotion } from './use-motion';

function prefersReducedMotion(isReduced: boolean) {
  globalThis.matchMedia = ((query: string) => ({
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof globalThis.matchMedia;
}

describe('useMotion', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

  it('moves nothing for who prefers reduced motion, and runs for others', () => {
    prefersReducedMotion(true);
    expect(renderHook(useMotion).result.current.isMoving).toBe(false);

    prefersReducedMotion(false);
    expect(renderHook(useMotion).result.current.isMoving).toBe(true);
  });
});
