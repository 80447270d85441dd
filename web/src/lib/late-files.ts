/** The element in a prerendered page that lists the scripts and fonts which it needs soon (web/scripts/prerender.ts). */
const listId = 'late-files';

/** Asks for all of them at once, so that none waits for another to name it. A page without a list needs none. */
export function loadLate(): void {
  const list = document.querySelector(`#${listId}`)?.textContent;
  for (const file of list ? (JSON.parse(list) as string[]) : []) {
    const link = document.createElement('link');
    const isFont = file.endsWith('.woff2');
    link.rel = isFont ? 'preload' : 'modulepreload';
    if (isFont) link.setAttribute('as', 'font');
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
