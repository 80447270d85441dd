import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** The site's fonts, which nothing requests before `showFonts` does. */
const sources = [
  { family: 'Fraunces', file: fraunces, weight: '100 900' },
  { family: 'Figtree', file: figtree, weight: '300 900' },
];

/**
 * Replaces the device's fonts with the site's once these are loaded. Nothing moves: main.css makes both equally wide. The
 * document learns of both at once: each font that it gets to know costs a phone a new style for every element.
 */
export async function showFonts(): Promise<void> {
  const faces = sources.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }));
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  document.documentElement.dataset['fonts'] = '';
}
