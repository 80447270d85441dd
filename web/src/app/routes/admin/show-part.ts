/** How long to wait for a section to load and open, in milliseconds. */
const longestWaitMs = 5000;

/** Scrolls to a heading and focuses it as soon as it exists. For links that open a section and lead to its heading. */
export function showPart(headingId: string): void {
  const until = performance.now() + longestWaitMs;
  const look = () => {
    const heading = document.getElementById(headingId);
    if (!heading) {
      if (performance.now() < until) requestAnimationFrame(look);
      return;
    }
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
