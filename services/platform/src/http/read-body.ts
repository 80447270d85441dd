import type { IncomingMessage } from 'node:http';
import { DomainError } from '../errors/domain.error.js';
import { BodyTooLarge, BodyUnreadable } from '../json/json.errors.js';
import { largeBodyBytes } from './body-limits.js';

/**
 * Reads a request's body into one buffer. If the request has `Content-Length`, the buffer is allocated with that size.
 *
 * @param onLarge called when the body is known to be large. A body of unknown length counts as large only when more
 *   than `largeBodyBytes` have arrived, so that slow uploads do not occupy the few slots for large bodies.
 * @throws BodyTooLarge before more than `limit` bytes are in memory
 * @throws BodyUnreadable if the client disconnects
 * @throws the errors of `onLarge`
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  onLarge: () => void,
): Promise<Buffer> {
  const stated = statedLength(request);
  if (stated !== undefined && stated > limit) throw new BodyTooLarge();
  try {
    if (stated === undefined) return await gather(request, limit, onLarge);
    if (stated > largeBodyBytes) onLarge();
    return await fill(request, stated);
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new BodyUnreadable(undefined, { cause });
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function statedLength({ headers }: IncomingMessage): number | undefined {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;
}

/** Iterates over the body. Keeps the request open if reading ends early, so that the client still gets an answer. */
const chunksOf = (request: IncomingMessage) =>
  request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;

async function fill(request: IncomingMessage, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  for await (const chunk of chunksOf(request)) filled += chunk.copy(bytes, filled);
  return bytes.subarray(0, filled);
}

/**
 * Copies the chunks of a body into one buffer. A list of one-byte chunks would need hundreds of times the body's size.
 */
async function gather(request: IncomingMessage, limit: number, onLarge: () => void): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    const end = length + chunk.length;
    if (end > limit) throw new BodyTooLarge();
    if (length <= largeBodyBytes && end > largeBodyBytes) onLarge();
    if (end > bytes.length) bytes = Buffer.concat([bytes], Math.max(end, 2 * bytes.length));
    length += chunk.copy(bytes, length);
  }
  return bytes.subarray(0, length);
}
