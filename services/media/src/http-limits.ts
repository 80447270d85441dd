import type { HttpAppOptions } from '@sandhill/platform/http/configure-http-app.js';

const bytes = 500_000;

/** Limits on request bodies. A picture of 10,000,000 bytes has 13.3 MB in base64. */
export const httpLimits: HttpAppOptions = {
  bodyLimits: [
    { path: '/api/projects', bytes: 14_000_000, pictureField: 'imageUrl' },
    // A picture that the site uses takes about 14 tokens of JSON, and a picture of the plant guide takes two.
    { path: '/api/internal/site-pictures', bytes, budget: { bytes, depth: 10, tokens: 20_000 } },
  ],
  largeBodiesAtOnce: 8,
};
