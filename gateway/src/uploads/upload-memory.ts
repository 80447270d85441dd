import type { IncomingMessage } from 'node:http';
import { Readable, Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { copyBody } from './copy-body.js';
import type { BufferedBody } from './buffered-body.js';

/** Largest body in memory, in bytes. Five photos have about 6 MB as the web app scales them. */
const maxBytes = 8_000_000;
const maxTotalBytes = 16_000_000;

/**
 * Holds bodies of moderate size in memory. Writing them to disk and reading them back would double the gateway's work.
 * Bodies for which no memory is left belong on disk.
 */
@Injectable()
export class UploadMemory {
  private reservedBytes = 0;

  /**
   * Receives a body of stated length.
   *
   * @param onGrowth called with the number of bytes so far; if it throws, the upload ends
   * @returns undefined, before anything is read, if the body does not fit
   * @throws the error that `onGrowth` throws, or the error of the connection
   */
  async receive(
    request: IncomingMessage,
    onGrowth: (bytes: number) => void,
  ): Promise<BufferedBody | undefined> {
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (length > maxBytes || this.reservedBytes + length > maxTotalBytes) return undefined;
    this.reservedBytes += length;
    const close = async () => void (this.reservedBytes -= length);
    try {
      // Copies the chunks into one buffer. A list of one-byte chunks would need many times the body's size.
      const body = Buffer.allocUnsafeSlow(length);
      let filled = 0;
      const out = new Writable({
        write: (piece: Buffer, _encoding, done) => {
          filled += piece.copy(body, filled);
          done();
        },
      });
      const bytes = await copyBody(request, out, onGrowth);
      return { bytes, read: () => Readable.from(body.subarray(0, filled), { objectMode: false }), close };
    } catch (error) {
      await close();
      throw error;
    }
  }
}
