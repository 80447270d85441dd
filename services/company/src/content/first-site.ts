import { firstVersion } from './first-version.js';
import { publicContent } from './public-content.js';
import { readSite } from './site.js';

/** The first version as pages and mails read it. */
export const firstSite = readSite(publicContent(firstVersion));
