/** How long a part may take to open, its code included. */
const longestWaitMs = 5000;

/** Leads to a part of the page that opens with the current press: focus and scrolling go to its heading. */
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
