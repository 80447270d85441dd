/** Leads to a part of the page that opens with the current press: focus and scrolling go to its heading. */
export function showPart(headingId: string): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  });
}
