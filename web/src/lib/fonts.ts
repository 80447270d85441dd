import { nextFrame } from './next-frame';

/** The site's fonts, which main.css names and nothing asks for until here. */
const fonts = ['1em Fraunces', '1em Figtree'];

/** On what is in them; see main.css. */
const mark = 'data-fonts';

/** So many elements are laid out anew at a time: a phone needs a tenth of a second for a whole page. */
const mostElements = 60;

/**
 * Puts the site's fonts in the place of those the device has, piece after piece from the top, so that a tap in between
 * does not wait for the whole page. Nothing moves: the fonts before have their measures.
 */
export async function showFonts(): Promise<void> {
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  showFontsInWhatComes();
  for (const piece of piecesOf(document.body)) {
    setFonts(piece);
    await nextFrame();
  }
}

function piecesOf(element: Element): Element[] {
  if (element.getElementsByTagName('*').length <= mostElements) return [element];
  return [...element.children].flatMap(piecesOf);
}

/** What is drawn between the pieces: other pages, dialogs. To say it of the whole document would take as long as all pieces. */
function showFontsInWhatComes(): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && !node.parentElement?.closest(`[${mark}]`)) setFonts(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function setFonts(element: Element): void {
  element.setAttribute(mark, '');
}
