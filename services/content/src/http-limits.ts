import type { BodyLimit } from '@sandhill/platform/http/body-limits.js';
import type { HttpAppOptions } from '@sandhill/platform/http/configure-http-app.js';

const bytes = 1_000_000;

/** Limits for a body with the whole content of the site; the content's schema limits everything else. */
const content: Omit<BodyLimit, 'path'> = { bytes, budget: { bytes, depth: 10, tokens: 50_000 } };

export const httpLimits: HttpAppOptions = {
  bodyLimits: [
    { path: '/api/site/draft', ...content },
    { path: '/api/site/preview', ...content },
  ],
};
