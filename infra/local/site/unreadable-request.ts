import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasOneHost } from '@sandhill/platform/http/refuse-malformed.js';
import { commonHeaders } from './site-headers.ts';

/** Returns whether the request names exactly one host and its target is a path. */
export const isUnambiguous = (request: IncomingMessage): boolean =>
  (request.url ?? '').startsWith('/') && hasOneHost(request);

export function sendUnreadable(response: ServerResponse): void {
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...commonHeaders,
    Connection: 'close',
  });
  response.end(JSON.stringify({ error: 'The request could not be read.', code: 'bad_request' }));
}
