import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '../src/content/site-content.js';

/** The company of tests, so that they pass whatever a firm writes into the first version. */
export const firstVersion = JSON.parse(
  readFileSync(join(import.meta.dirname, 'company.json'), 'utf8'),
) as SiteContent;
