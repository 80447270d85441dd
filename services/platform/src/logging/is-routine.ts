import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from './request-id.js';

const polled = /^\/api\/internal\/(site-sets\/current|stories|site-pictures|staff)(\?|$)/;

/**
 * Returns whether a request is for the health of the process, or a poll that parts make every few seconds. Of
 * requests for the site's content, only those through the gateway have a request id.
 */
export function isRoutine({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  if (url.startsWith('/health/') || polled.test(url)) return true;
  return url === '/api/site' && headers[requestIdHeader] === undefined;
}
