/**
 * Returns the HTML of texts and controls that reach beyond the screen's right edge, and `the page` if the page scrolls
 * sideways. Runs in the browser.
 */
export function beyondTheEdge(): string[] {
  const width = document.documentElement.clientWidth;
  const seen = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, textarea, li, dt, dd')];
  const cut = seen.filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 1 && left > 0 && right > width + 1 && getComputedStyle(element).visibility === 'visible';
  });
  const page = document.documentElement.scrollWidth > width ? ['the page'] : [];
  return [...page, ...cut.map((element) => element.outerHTML.slice(0, 120))];
}
