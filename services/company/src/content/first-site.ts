import { firstVersion } from './first-version.js';
import { publicContent } from './public-content.js';
import { readSite } from './site.js';

/** The built-in first version of the content, in the form that pages and mails read. */
export const firstSite = readSite(publicContent(firstVersion));
