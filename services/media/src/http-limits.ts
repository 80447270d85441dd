import type { HttpAppOptions } from '@sandhill/platform/http/configure-http-app.js';

/** Limits on request bodies. A picture of 10,000,000 bytes has 13.3 MB in base64. */
export const httpLimits: HttpAppOptions = {
  bodyLimits: [{ path: '/api/projects', bytes: 14_000_000, pictureField: 'imageUrl' }],
  largeBodiesAtOnce: 8,
};
