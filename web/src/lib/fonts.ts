import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** The site's fonts, which nothing requests before `showFonts` does. */
const sources = [
  { family: 'Fraunces', file: fraunces, weight: '100 900' },
  { family: 'Figtree', file: figtree, weight: '300 900' },
];

/**
 * Replaces the device's fonts with the site's once these are loaded. Nothing moves: main.css makes the device's a little
 * wider, so a text can only lose a line, and the place of that stays in `data-keeps-height`. The
 * faces are made of bytes that are already there: each face that a document waits for costs a phone a new style for every
 * element.
 */
export async function showFonts(): Promise<void> {
  const faces = await Promise.all(
    sources.map(async ({ family, file, weight }) => new FontFace(family, await bytesOf(file), { weight })),
  );
  keepSizes();
  for (const face of faces) document.fonts.add(face);
  document.documentElement.dataset['fonts'] = '';
}

/**
 * Holds what is in the first screen at the size that it has now: each text, so that the next one stays where it is. In a window of
 * another width, such as that of a phone that is turned, each takes the size of its own.
 */
function keepSizes(): void {
  const kept = [...document.querySelectorAll<HTMLElement>('[data-keeps-height] :is(h1, h2, p, a)')];
  // Not rounded: two buttons that fill a line would need a second one.
  const sizes = kept.map((element) => element.getBoundingClientRect());
  for (const [index, { style, tagName }] of kept.entries()) {
    style.minHeight = `${sizes[index]?.height}px`;
    if (tagName === 'A') style.minWidth = `${sizes[index]?.width}px`;
  }
  const width = innerWidth;
  addEventListener('resize', function release() {
    // A phone's address bar that goes or comes changes the height alone.
    if (innerWidth === width) return;
    for (const { style } of kept) style.minHeight = style.minWidth = '';
    removeEventListener('resize', release);
  });
}

async function bytesOf(file: string): Promise<ArrayBuffer> {
  const response = await fetch(file, { priority: 'high' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.arrayBuffer();
}
