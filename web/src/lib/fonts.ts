/** The site's fonts, which main.css names and nothing requests before this does. */
const fonts = ['1em Fraunces', '1em Figtree'];

/** Replaces the device's fonts with the site's once these are loaded. Nothing moves: both have the same metrics. */
export async function showFonts(): Promise<void> {
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  document.documentElement.dataset['fonts'] = '';
}
