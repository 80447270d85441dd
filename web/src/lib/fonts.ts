import { nextFrame } from './next-frame';

/** The site's fonts, which main.css names and nothing asks for until here. */
const fonts = ['1em Fraunces', '1em Figtree'];

/** So many elements are laid out anew at a time: a phone needs a tenth of a second for a whole page. */
const mostElements = 60;

/**
 * Puts the site's fonts in the place of those the device has, piece after piece from the top, so that a tap in between
 * does not wait for the whole page. Nothing moves: the fonts before have their measures.
 */
export async function showFonts(): Promise<void> {
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  for (const piece of piecesOf(document.body)) {
    setFonts(piece);
    await nextFrame();
  }
  // What is drawn from now on, and what stood between the pieces.
  setFonts(document.documentElement);
}

function piecesOf(element: Element): Element[] {
  if (element.getElementsByTagName('*').length <= mostElements) return [element];
  return [...element.children].flatMap(piecesOf);
}

function setFonts(element: Element): void {
  element.setAttribute('data-fonts', '');
}
