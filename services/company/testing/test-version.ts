import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '../src/content/site-content.js';

/** Content of a fixed test company, so that tests pass whatever a firm writes into its first version. */
export const firstVersion = JSON.parse(
  readFileSync(join(import.meta.dirname, 'company.json'), 'utf8'),
) as SiteContent;
