import type { IncomingMessage } from 'node:http';

const lingerMs = 30_000;

/**
 * Lets the rest of a refused body flow away, so that its sender reads the answer instead of a broken connection;
 * one that goes on sending is cut off in the end.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), lingerMs).unref();
  request.once('close', () => clearTimeout(timer));
}
