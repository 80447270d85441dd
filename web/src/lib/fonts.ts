/** The site's fonts, which main.css names. Loading them here needs no preload, and nothing else requests them. */
const fonts = ['1em Fraunces', '1em Figtree'];

/** Replaces the device's fonts with the site's once these are loaded. Nothing moves: both have the same metrics. */
export async function showFonts(): Promise<void> {
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  document.documentElement.dataset['fonts'] = '';
}
