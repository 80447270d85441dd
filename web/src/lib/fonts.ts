import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

const faces = [
  { family: 'Fraunces', file: fraunces, weight: '100 900' },
  { family: 'Figtree', file: figtree, weight: '300 900' },
];

/** Puts the site's fonts in the place of those the device has, all at once: each by itself would lay the page out anew. */
export async function showFonts(): Promise<void> {
  const loaded = await Promise.all(
    faces.map(({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }).load()),
  );
  for (const face of loaded) document.fonts.add(face);
}
