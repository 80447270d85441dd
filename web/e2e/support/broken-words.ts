/**
 * Returns the visible words that are cut in two by the end of a line. Addresses may be cut. Runs in the browser.
 */
export function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement;
    // People do not see the honeypot, which is one pixel wide.
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden]')) continue;
    for (const { index, 0: word } of text.data.matchAll(/(?<=^|\s)\p{L}{3,}(?=[\s.,:;?!]|$)/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (new Set(lines.map(Math.round)).size > 1) broken.push(word);
    }
  }
  return broken;
}
