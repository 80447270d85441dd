import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Source code of axe, which is injected once per page. Playwright's own package would inject it twice for each run. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the serious accessibility faults of the page in its current state, each with the faulty elements. Frames are
 * left out, because other sites own them.
 *
 * @param rules the only rules to check; all if left out
 */
export async function seriousFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script);
  return page.evaluate(async (runOnly) => {
    const found = await window.axe?.run(
      { exclude: ['iframe'] },
      // Nothing has to be preloaded, because all stylesheets and media come from the site itself.
      { resultTypes: ['violations'], selectors: false, preload: false, ...(runOnly && { runOnly }) },
    );
    if (!found) throw new Error('axe is not on the page');
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}
