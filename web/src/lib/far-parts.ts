/** The parts below a page's first screens, as main.css names them. */
const farParts = 'main > section:nth-child(n + 5), footer';

/**
 * Lays out what main.css has left to the browser until it is near: one part at a time, whenever the page has nothing else
 * to do, so that no tap waits for all of them.
 */
export async function layOutFarParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(farParts)) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  allAreLaidOut();
}

/**
 * A visitor who comes to a place in the page, to an anchor or back to where they left it, needs the whole height above it at
 * once: Safari does not hold the place while that changes.
 */
export function layOutForPlace(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = visit?.type === 'reload' || visit?.type === 'back_forward';
  if (isBack || location.hash !== '') allAreLaidOut();
}

function allAreLaidOut(): void {
  document.documentElement.dataset['laidOut'] = '';
}

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 50);
  });
