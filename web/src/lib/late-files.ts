/** The element in a prerendered page that lists the scripts which it needs soon (web/scripts/prerender.ts). */
const listId = 'late-files';

/** A phone takes 2 to 3 ms to request one. */
const atOnce = 8;

/**
 * Requests all of them at once, so that none waits for another to name it; a few in each task, so that no tap waits for
 * all. A page without a list needs none.
 */
export async function requestLateFiles(): Promise<void> {
  const list = document.querySelector(`#${listId}`)?.textContent;
  const files = list ? (JSON.parse(list) as string[]) : [];
  for (let first = 0; first < files.length; first += atOnce) {
    document.head.append(...files.slice(first, first + atOnce).map(linkTo));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  return link;
}
