import { nextTask } from './next-task';

/** The element in a prerendered page that lists the scripts and fonts which it needs soon (web/scripts/prerender.ts). */
const listId = 'late-files';

/** So many requests at a time: a phone needs some milliseconds for each, and should see to a tap in between. */
const filesAtATime = 3;

/** Asks for all of them early, so that none waits for another to name it. A page without a list needs none. */
export async function loadLate(): Promise<void> {
  const list = document.querySelector(`#${listId}`)?.textContent;
  const files = list ? (JSON.parse(list) as string[]) : [];
  for (const [index, file] of files.entries()) {
    if (index % filesAtATime === 0) await nextTask();
    document.head.append(linkTo(file));
  }
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  const isFont = file.endsWith('.woff2');
  link.rel = isFont ? 'preload' : 'modulepreload';
  if (isFont) link.setAttribute('as', 'font');
  link.crossOrigin = '';
  link.href = file;
  return link;
}
