import { firstSite } from '@sandhill/company/content/first-site.js';
import { siteOfToday } from '@sandhill/company/content/of-today.js';

// What a page brings along: before any of the app's modules is loaded.
globalThis.sandhillSite = siteOfToday(firstSite, new Date());
