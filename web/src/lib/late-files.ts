/** The element in a prerendered page that lists the scripts which it needs soon (web/scripts/prerender.ts). */
const listId = 'late-files';

/** Requests all of them at once, so that none waits for another to name it. A page without a list needs none. */
export function requestLateFiles(): void {
  const list = document.querySelector(`#${listId}`)?.textContent;
  const files = list ? (JSON.parse(list) as string[]) : [];
  document.head.append(...files.map(linkTo));
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  return link;
}
