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

/** Lists that are kept compressed at once: each page, category and encoding is one. */
const mostKept = 32;

/** Small answers travel in one packet anyway. */
const smallestCompressed = 1_024;

interface Written {
  bytes: Buffer;
  /** Tells this content from any other. */
  name: string;
}

/**
 * Answers with lists that everybody gets alike: read once for visitors who ask at the same moment, named by what is
 * in them, so that who has one is not sent it again, and compressed once for as long as they stay the same.
 */
@Injectable()
export class ListAnswers {
  private readonly underWay = new Map<string, Promise<Written>>();
  private readonly compressed = new Map<string, Promise<Buffer>>();

  async send(request: Request, response: Response, read: () => Promise<object>): Promise<void> {
    const { bytes, name } = await this.written(request, read);
    const encoding = bytes.length < smallestCompressed ? undefined : wantedBy(request);
    response.set('Content-Type', 'application/json; charset=utf-8').vary('Accept-Encoding');
    // For nginx, which counts whole seconds: until this one ends, so that a change shows within two.
    response.set('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`);
    response.set('ETag', `"${name}${encoding ? `-${encoding}` : ''}"`);
    // Express answers 304 by the tag to who has it; what he is not sent need not be compressed.
    if (encoding && !request.fresh) {
      response.set('Content-Encoding', encoding).send(await this.compress({ bytes, name }, encoding));
      return;
    }
    response.send(bytes);
  }

  /** Who is signed in may have changed the list after another's reading of it began. */
  private written(request: Request, read: () => Promise<object>): Promise<Written> {
    if (request.user) return write(read);
    const address = request.originalUrl;
    const found = this.underWay.get(address);
    if (found) return found;
    const begun = write(read).finally(() => this.underWay.delete(address));
    this.underWay.set(address, begun);
    return begun;
  }

  private async compress({ bytes, name }: Written, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding}:${name}`;
    const kept = this.compressed.get(key) ?? encoders[encoding](bytes);
    // The one that was asked for last goes last.
    this.compressed.delete(key);
    this.compressed.set(key, kept);
    const [oldest] = this.compressed.keys();
    if (this.compressed.size > mostKept && oldest !== undefined) this.compressed.delete(oldest);
    return kept;
  }
}

async function write(read: () => Promise<object>): Promise<Written> {
  const bytes = Buffer.from(JSON.stringify(await read()));
  return { bytes, name: hash('sha1', bytes, 'base64url') };
}

function wantedBy(request: Request): Encoding | undefined {
  const wanted = request.acceptsEncodings([...encodings, 'identity']);
  return encodings.find((encoding) => encoding === wanted);
}
