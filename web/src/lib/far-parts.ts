/**
 * Has the browser lay out what is below the first screens, which main.css leaves until it is near. A place further down
 * can be gone to exactly only then.
 */
export function layOutFarParts(): void {
  document.documentElement.dataset['laidOut'] = '';
}

/** Whether the browser puts the visitor back to where they left the page. */
export function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}
