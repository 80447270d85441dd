/** Selector for the parts below a page's first screens; the same as in main.css. */
const farParts = 'main > section:nth-child(n + 5), [data-long-list] > :nth-child(n + 9), footer';

/**
 * Lays out the parts whose layout main.css defers. Lays out one part at a time whenever the page is idle, so that a tap
 * never waits for all of them.
 */
export async function layOutFarParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(farParts)) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
  allAreLaidOut();
}

/**
 * Lays out the whole page immediately if the visitor arrives at an anchor or returns to a previous position. Scrolling
 * there needs the final height of the content above it, because Safari loses the position when that height changes.
 */
export function layOutForPlace(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = visit?.type === 'reload' || visit?.type === 'back_forward';
  if (isBack || location.hash !== '') allAreLaidOut();
}

function allAreLaidOut(): void {
  document.documentElement.dataset['laidOut'] = '';
}

/** Resolves when the page is idle, or after a short pause in Safari, which has no idle callbacks. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 50);
  });
