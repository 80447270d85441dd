import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

type Encoding = keyof typeof encoders;

const encodings = Object.keys(encoders) as Encoding[];

/** Size in bytes from which answers are compressed. Smaller answers fit into one packet anyway. */
const smallestCompressed = 1_024;

interface Answer {
  bytes: Buffer;
  etag: string;
  encoding: Encoding | undefined;
}

/**
 * Sends lists that are the same for every visitor, with an ETag and compressed, so that nginx can cache them.
 * Concurrent requests share one read. Without these measures, the throughput of requests that bypass nginx's cache
 * would fall below half of that of a minimal request handler (docs/performance.md, "Tricks that stay").
 */
@Injectable()
export class ListResponses {
  private readonly pending = new Map<string, Promise<Answer>>();

  async send(request: Request, response: Response, read: () => Promise<object>): Promise<void> {
    const { bytes, etag, encoding } = await this.answer(request, read);
    response.set('Content-Type', 'application/json; charset=utf-8').vary('Accept-Encoding');
    // nginx counts in whole seconds. It caches the list until this second ends, so a change is visible within two
    // seconds.
    response.set('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`);
    response.set('ETag', etag);
    if (encoding) response.set('Content-Encoding', encoding);
    // Express answers 304 if the client already has this ETag.
    response.send(bytes);
  }

  /**
   * Returns the answer of a read that concurrent requests share. Signed-in users get their own read, because a shared
   * one may have begun before their last change.
   */
  private answer(request: Request, read: () => Promise<object>): Promise<Answer> {
    const encoding = encodingFor(request);
    if (request.user) return write(read, encoding);
    const key = `${encoding} ${request.originalUrl}`;
    const pending = this.pending.get(key) ?? write(read, encoding).finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    return pending;
  }
}

async function write(read: () => Promise<object>, encoding: Encoding | undefined): Promise<Answer> {
  const plain = Buffer.from(JSON.stringify(await read()));
  const used = plain.length < smallestCompressed ? undefined : encoding;
  const bytes = used ? await encoders[used](plain) : plain;
  return { bytes, etag: `"${hash('sha1', bytes, 'base64url')}"`, encoding: used };
}

function encodingFor(request: Request): Encoding | undefined {
  const wanted = request.acceptsEncodings([...encodings, 'identity']);
  return encodings.find((encoding) => encoding === wanted);
}
