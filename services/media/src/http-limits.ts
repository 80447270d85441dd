import type { HttpAppOptions } from '@sandhill/platform/http/configure-http-app.js';

const bytes = 500_000;

/** Limits on request bodies. A picture of 10,000,000 bytes has 13.3 MB in base64. */
export const httpLimits: HttpAppOptions = {
  bodyLimits: [
    { path: '/api/projects', bytes: 14_000_000, pictureField: 'imageUrl' },
    // In JSON, each picture that the site uses has some 14 tokens, and each picture of the plant guide has two.
    { path: '/api/internal/site-pictures', bytes, budget: { bytes, depth: 10, tokens: 20_000 } },
  ],
  largeBodiesAtOnce: 8,
};
