import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** The site's fonts. They are not requested before `showFonts`. */
const sources = [
  { family: 'Fraunces', file: fraunces, weight: '100 900' },
  { family: 'Figtree', file: figtree, weight: '300 900' },
];

/**
 * Replaces the device's fonts with the site's once the site's are loaded. Nothing shifts: main.css makes the device's
 * fonts slightly wider, so a text may become a line shorter but never longer, and `data-keeps-height` reserves that
 * line's space. The faces are created from loaded bytes, because each face that a document waits for makes a phone
 * recompute the styles of all elements.
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
 * Fixes the size of each text on the first screen, so that the texts below stay in place. When the window's width
 * changes, for instance because a phone is turned, the texts return to their natural sizes.
 */
function keepSizes(): void {
  const kept = [...document.querySelectorAll<HTMLElement>('[data-keeps-height] :is(h1, h2, p, a)')];
  // Uses exact sizes. With rounded sizes, two buttons that fill a line would need a second line.
  const sizes = kept.map((element) => element.getBoundingClientRect());
  for (const [index, { style, tagName }] of kept.entries()) {
    style.minHeight = `${sizes[index]?.height}px`;
    if (tagName === 'A') style.minWidth = `${sizes[index]?.width}px`;
  }
  const width = innerWidth;
  addEventListener('resize', function release() {
    // Ignores a change of height alone, as when a phone's address bar hides or appears.
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
