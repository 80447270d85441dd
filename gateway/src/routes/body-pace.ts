import type { IncomingMessage } from 'node:http';
import { fixedError } from '@sandhill/platform/errors/domain.error.js';
import { sendError } from '@sandhill/platform/errors/error-body.js';
import type { Response } from 'express';

/** Error 408: the body arrives so slowly that the client may only want to hold the connection. */
class BodyTooSlow extends fixedError(
  408,
  'body_too_slow',
  'The request came too slowly. Please try again.',
) {}

interface Pace {
  everySeconds: number;
  /** Returns how many bytes must arrive in `everySeconds`; called again for each period. */
  leastBytes: () => number;
}

/**
 * Cuts off a request whose body arrives more slowly than the given pace. While the service does not read received
 * bytes, the client is not to blame.
 */
export function requirePace(
  request: IncomingMessage,
  response: Response,
  { everySeconds, leastBytes }: Pace,
): void {
  if (request.complete) return;
  let seen = request.socket.bytesRead;
  const timer = setInterval(() => {
    const came = request.socket.bytesRead - seen;
    seen += came;
    if (request.complete || request.isPaused() || came >= leastBytes()) return;
    clearInterval(timer);
    response.once('close', () => request.destroy());
    if (response.headersSent) response.destroy();
    else sendError(response.setHeader('Connection', 'close'), new BodyTooSlow());
  }, everySeconds * 1000);
  const stop = () => clearInterval(timer);
  request.once('close', stop).once('end', stop);
  // A request that is answered before its body ends does not close when its connection closes.
  response.once('close', stop);
}
