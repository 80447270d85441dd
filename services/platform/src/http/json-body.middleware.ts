import type { NextFunction, Request, RequestHandler } from 'express';
import { Busy } from '../errors/domain.error.js';
import { formBudget } from '../json/json-budget.js';
import { BodyNotJson } from '../json/json.errors.js';
import { parseJsonObject } from '../json/parse-json-object.js';
import { unstorableTextError, toStorable } from '../validation/storable-text.js';
import { bodyLimitFor, type BodyLimit } from './body-limits.js';
import { parseForm } from './parse-form.js';
import { hasBody, readBody } from './read-body.js';

interface JsonBodyOptions {
  limits: readonly BodyLimit[];
  /** Number of large bodies that this process reads at the same time. Further ones get 503 with `Retry-After`. */
  largeBodiesAtOnce: number;
}

const nothingRead = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns middleware that parses JSON bodies, and form posts where they are allowed, within the limits of their path.
 * Errors go to `next`, which passes them to the error filter.
 */
export function jsonBody({ limits, largeBodiesAtOnce }: JsonBodyOptions): RequestHandler {
  let largeBodies = 0;

  return (request, response, next) => {
    if (nothingRead.has(request.method) || !hasBody(request)) return next();
    const takeSlot = () => {
      // If the client has disconnected, `close` was already emitted, and the slot would never be released.
      if (response.destroyed) return;
      if (largeBodies >= largeBodiesAtOnce) throw new Busy({ retryAfterSeconds: 2 });
      largeBodies += 1;
      response.once('close', () => (largeBodies -= 1));
    };
    void readThenNext(request, { limit: bodyLimitFor(request.path, limits), takeSlot }, next);
  };
}

interface Reading {
  limit: BodyLimit;
  /** Called when the body is known to be large. @throws Busy */
  takeSlot: () => void;
}

async function readThenNext(request: Request, reading: Reading, next: NextFunction): Promise<void> {
  try {
    await read(request, reading);
  } catch (error) {
    return refuse(request, next, error);
  }
  next();
}

async function read(request: Request, { limit, takeSlot }: Reading): Promise<void> {
  const type = plainTypeOf(request);
  const isForm = limit.isFromPrograms && type === 'application/x-www-form-urlencoded';
  if (type !== 'application/json' && !isForm) throw new BodyNotJson();
  const bytes = await readBody(request, limit.bytes, takeSlot);
  const body = isForm
    ? parseForm(bytes)
    : parseJsonObject(bytes, limit.budget ?? formBudget, limit.pictureField);
  if (limit.isFromPrograms) {
    request.body = toStorable(body);
    return;
  }
  const refusal = unstorableTextError(body);
  if (refusal) throw refusal;
  request.body = body;
}

/**
 * Returns the media type of an uncompressed UTF-8 body, otherwise undefined. A compressed body could exceed its limit.
 */
function plainTypeOf({ headers }: Request): string | undefined {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => /^\s*charset="?([^"\s]+)"?\s*$/.exec(text)?.[1]).find(Boolean);
  const encoding = headers['content-encoding'] ?? 'identity';
  return (charset ?? 'utf-8') === 'utf-8' && encoding === 'identity' ? type.trim() : undefined;
}

/**
 * Refuses a request. Discards the unread rest of the body, so that the client receives the answer instead of a broken
 * connection.
 */
function refuse(request: Request, next: NextFunction, error: unknown): void {
  request.resume();
  next(error);
}
