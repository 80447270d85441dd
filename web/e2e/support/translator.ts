import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translator: replaces text nodes with elements of its own, also in content that is added later.
 */
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
