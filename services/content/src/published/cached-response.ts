import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** A public answer, serialized once for all requests. */
export interface CachedResponse {
  bytes: Buffer;
  etag: string;
}

export function toCachedResponse(body: object): CachedResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/** Sends an answer that is the same for all visitors. Shared caches may keep it for a second. */
export function sendCachedResponse(response: Response, { bytes, etag }: CachedResponse): void {
  response.set('Content-Type', 'application/json; charset=utf-8');
  response.set('Cache-Control', 'public, max-age=0, s-maxage=1').set('ETag', etag);
  // Express answers 304 if the client already has this ETag.
  response.send(bytes);
}
