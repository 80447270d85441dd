import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What is read of axe's answer. */
interface Violation {
  id: string;
  impact: string;
  nodes: Array<{ html: string }>;
}

declare global {
  interface Window {
    axe?: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
  }
}

/** The axe of Playwright's own package for it, which injects it twice for each run. */
const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const script = readFileSync(ofPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What hinders people on a page as it shows now, each with its place. Frames are others' pages, and what passed is not
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
