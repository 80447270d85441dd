import type { IncomingMessage } from 'node:http';
import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { sendError } from '@sandhill/platform/errors/error-body.js';
import type { Response } from 'express';

const slowestBytesPerSecond = 100;

/** A body came so slowly that its sender may only want to hold the connection. */
export class BodyTooSlow extends DomainError {
  constructor() {
    super('The request came too slowly. Please try again.', { status: 408, code: 'body_too_slow' });
  }
}

/**
 * Cuts a request off whose body brings less than 100 bytes a second over the given time. While a service does not read
 * what came, nobody reads on, and the sender is not to blame.
 */
export function cutOffSlowBody(request: IncomingMessage, response: Response, overSeconds: number): void {
  if (request.complete) return;
  let seen = request.socket.bytesRead;
  const timer = setInterval(() => {
    const came = request.socket.bytesRead - seen;
    seen += came;
    if (request.complete || request.isPaused() || came >= slowestBytesPerSecond * overSeconds) return;
    clearInterval(timer);
    response.once('close', () => request.destroy());
    if (response.headersSent) response.destroy();
    else sendError(response.setHeader('Connection', 'close'), new BodyTooSlow());
  }, overSeconds * 1000);
  request.once('close', () => clearInterval(timer));
  request.once('end', () => clearInterval(timer));
}
