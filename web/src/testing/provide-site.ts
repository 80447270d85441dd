import { firstSite } from '@sandhill/company/content/first-site.js';
import { siteOfToday } from '@sandhill/company/content/of-today.js';

// Sets the page's content before any module of the app loads.
globalThis.sandhillSite = siteOfToday(firstSite, new Date());
