/** The element in a prerendered page that lists the scripts and fonts which it needs soon (web/scripts/prerender.ts). */
const listId = 'late-files';

/** Asks for all of them at once, so that none waits for another to name it. A page without a list needs none. */
export function loadLate(): void {
  const list = document.querySelector(`#${listId}`)?.textContent;
  for (const file of list ? (JSON.parse(list) as string[]) : []) {
    const link = document.createElement('link');
    if (file.endsWith('.woff2')) Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
