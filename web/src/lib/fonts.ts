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
  keepHeights();
  for (const face of faces) document.fonts.add(face);
  document.documentElement.dataset['fonts'] = '';
}

/** Holds texts in the first screen at the height that they have now. */
function keepHeights(): void {
  const kept = [...document.querySelectorAll<HTMLElement>('[data-keeps-height]')];
  const heights = kept.map(({ offsetHeight }) => `${offsetHeight}px`);
  for (const [index, element] of kept.entries()) element.style.minHeight = heights[index] ?? '';
}

async function bytesOf(file: string): Promise<ArrayBuffer> {
  const response = await fetch(file, { priority: 'high' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.arrayBuffer();
}
