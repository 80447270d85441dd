import { firstSite } from '@sandhill/company/content/first-site.js';
import { siteOfToday } from '@sandhill/company/content/of-today.js';

// The page's words, before any of the app's modules is loaded.
globalThis.sandhillSite = siteOfToday(firstSite, new Date());
