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
  /** Returns the number of bytes that must arrive in `everySeconds`. Called again for each period. */
  minBytes: () => number;
}

/**
 * Cuts off a request whose body arrives more slowly than the given pace. Does not measure while received bytes are
 * waiting for the service to read them.
 */
export function requirePace(
  request: IncomingMessage,
  response: Response,
  { everySeconds, minBytes }: Pace,
): void {
  if (request.complete) return;
  let seen = request.socket.bytesRead;
  const timer = setInterval(() => {
    const came = request.socket.bytesRead - seen;
    seen += came;
    if (request.complete || request.isPaused() || came >= minBytes()) return;
    clearInterval(timer);
    response.once('close', () => request.destroy());
    if (response.headersSent) response.destroy();
    else sendError(response.setHeader('Connection', 'close'), new BodyTooSlow());
  }, everySeconds * 1000);
  const stop = () => clearInterval(timer);
  request.once('close', stop).once('end', stop);
  // If a request is answered before its body ends, the request does not emit `close` when its connection closes.
  response.once('close', stop);
}
