import type { Readable } from 'node:stream';

/** A request body that has arrived completely. */
export interface BufferedBody {
  readonly bytes: number;
  /** Reads the body from its beginning. Call it once. */
  read(): Readable;
  /** Releases the body's memory or file. */
  close(): Promise<void>;
}
