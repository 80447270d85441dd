import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** The site's fonts, which nothing requests before `showFonts` does. */
const sources = [
  { family: 'Fraunces', file: fraunces, weight: '100 900' },
  { family: 'Figtree', file: figtree, weight: '300 900' },
];

/**
 * Replaces the device's fonts with the site's once these are loaded. Nothing moves: main.css makes both equally wide. The
 * faces are made of bytes that are already there: each face that a document waits for costs a phone a new style for every
 * element.
 */
export async function showFonts(): Promise<void> {
  const faces = await Promise.all(
    sources.map(async ({ family, file, weight }) => new FontFace(family, await bytesOf(file), { weight })),
  );
  for (const face of faces) document.fonts.add(face);
  document.documentElement.dataset['fonts'] = '';
}

async function bytesOf(file: string): Promise<ArrayBuffer> {
  const response = await fetch(file, { priority: 'high' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.arrayBuffer();
}
