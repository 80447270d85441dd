import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '../src/content/site-content.js';

/** Content of a fixed test company. With it, tests pass regardless of a firm's own first version. */
export const firstVersion = JSON.parse(
  readFileSync(join(import.meta.dirname, 'company.json'), 'utf8'),
) as SiteContent;
