/** Longest wait for an element, in milliseconds. A page's code may load after the URL has changed. */
const maxWaitMs = 10_000;

/** Focuses an element, so that keyboard navigation continues from it. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches('[tabindex], a, button, input')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function scrollToAndFocus(element: HTMLElement): void {
  element.scrollIntoView();
  focusOn(element);
}

/**
 * Calls `found` once an element with the id exists.
 *
 * @returns a function that stops waiting
 */
export function whenElementExists(id: string, found: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), maxWaitMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
