import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Injected here, once for a page: Playwright's own package for it does so twice for each run. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Accessibility faults of a page as it shows now, each with its place. Frames are others' pages, and what passed is not
 * described.
 *
 * @param rules only these, where others cannot have changed: all if left out
 */
export async function seriousFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script);
  return page.evaluate(async (runOnly) => {
    const found = await window.axe?.run(
      { exclude: ['iframe'] },
      // There is no stylesheet or sound of others that axe would have to load.
      { resultTypes: ['violations'], selectors: false, preload: false, ...(runOnly && { runOnly }) },
    );
    if (!found) throw new Error('axe is not on the page');
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
}
