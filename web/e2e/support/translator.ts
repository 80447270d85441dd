import type { Page } from '@playwright/test';

/** Does what the translator of a browser does: puts elements of its own in the place of text nodes, now and later. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'font, script, style, textarea';
    const visit = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.nodeValue?.trim() || text.parentElement?.closest(untouched)) continue;
        const translation = document.createElement('font');
        translation.textContent = `${text.nodeValue}·`;
        text.parentNode?.replaceChild(translation, text);
      }
    };
    visit(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) visit(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
