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

/** A visitor whom the browser puts back to where they left the page needs its whole height at once. */
export function layOutForReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload' || visit?.type === 'back_forward') allAreLaidOut();
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
