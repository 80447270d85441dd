import { isUtf8 } from 'node:buffer';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Busy, DomainError } from '../errors/domain.error.js';
import { fieldThatCannotBeStored } from '../validation/storable-text.js';
import { bodyLimitFor, defaultBodyLimitBytes, largeBodyBytes, type BodyLimit } from './body-limits.js';

export interface JsonBodyOptions {
  limits: readonly BodyLimit[];
  /** Large bodies that this process reads and holds at once; the rest are told to come again. */
  largeBodiesAtOnce: number;
}

/** Reads JSON bodies within their path's limit. Refusals go to `next`, and so to the error filter. */
export function jsonBody({ limits, largeBodiesAtOnce }: JsonBodyOptions): RequestHandler {
  const parsers = new Map<number, RequestHandler>();
  const parserFor = (bytes: number): RequestHandler => {
    const parser =
      parsers.get(bytes) ?? express.json({ limit: bytes, strict: true, verify: refuseOtherEncodings });
    parsers.set(bytes, parser);
    return parser;
  };
  let largeBodies = 0;

  return (request, response, next) => {
    const limit = bodyLimitFor(request.path, limits);
    if (mayBeLarge(request, limit)) {
      if (largeBodies >= largeBodiesAtOnce) return refuseUnread(request, response, next);
      largeBodies += 1;
      response.once('close', () => (largeBodies -= 1));
    }
    return void parserFor(limit)(request, response, (error?: unknown) =>
      next(error ?? whatIsWrongWith(request)),
    );
  };
}

/** What is not UTF-8 would be stored as something else than was sent. */
function refuseOtherEncodings(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding.toLowerCase() !== 'utf-8') throw notJson();
  if (!isUtf8(body)) throw unreadable('The request must be JSON in UTF-8.');
}

const notJson = () =>
  new DomainError('The request must be JSON.', { status: 415, code: 'unsupported_media_type' });

const unreadable = (message: string) => new DomainError(message, { status: 400, code: 'bad_request' });

function mayBeLarge(request: Request, limit: number): boolean {
  if (limit <= defaultBodyLimitBytes) return false;
  const length = Number(request.headers['content-length']);
  return Number.isNaN(length) ? request.headers['transfer-encoding'] !== undefined : length > largeBodyBytes;
}

/** The body is let flow away unread, so that the peer sees the answer instead of a broken connection. */
function refuseUnread(request: Request, _response: Response, next: NextFunction): void {
  request.resume();
  next(new Busy({ retryAfterSeconds: 2 }));
}

const nothingRead = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

function whatIsWrongWith(request: Request): DomainError | undefined {
  if (nothingRead.has(request.method)) return undefined;
  const { body } = request as { body?: unknown };
  if (body === undefined) {
    if (!hasBody(request)) return undefined;
    return notJson();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return unreadable('The request must be a JSON object.');
  }
  return fieldThatCannotBeStored(body);
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}
