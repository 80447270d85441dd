import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from './request-id.js';

const polled = /^\/api\/internal\/(site-sets\/current|stories|site-pictures|staff)(\?|$)/;

/**
 * Returns whether a request is routine: a health check, or a poll that another process makes every few seconds.
 * `/api/site` is also requested through the gateway; only those requests have a request id, and they are not routine.
 */
export function isRoutine({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  if (url.startsWith('/health/') || polled.test(url)) return true;
  return url === '/api/site' && headers[requestIdHeader] === undefined;
}
