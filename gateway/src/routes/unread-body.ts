import type { IncomingMessage } from 'node:http';

const lingerMs = 30_000;

/**
 * Discards the rest of a refused body, so that the client receives the answer instead of a broken connection. Cuts off
 * clients that keep sending.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once('close', () => clearTimeout(timer));
}
