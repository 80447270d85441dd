import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, BodyUnreadable } from '../json/json.errors.js';

/**
 * Reads a request's body into one buffer. If the request has `Content-Length`, the buffer is allocated with that size.
 *
 * @throws BodyTooLarge before more than `limit` bytes are kept, BodyUnreadable if the client disconnects
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const stated = statedLength(request);
  if (stated !== undefined && stated > limit) throw new BodyTooLarge();
  try {
    return stated === undefined ? await gather(request, limit) : await fill(request, stated);
  } catch (cause) {
    throw cause instanceof BodyTooLarge ? cause : new BodyUnreadable(undefined, { cause });
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

async function gather(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
