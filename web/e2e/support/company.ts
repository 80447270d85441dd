import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicContent } from '@sandhill/company/content/public-content.js';
import { readSite } from '@sandhill/company/content/site.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';

const file = fileURLToPath(new URL('../../../services/company/testing/company.json', import.meta.url));

/** The company that the test stack has published. */
const company = JSON.parse(readFileSync(file, 'utf8')) as SiteContent;

export const { profile } = readSite(publicContent(company));
