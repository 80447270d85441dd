import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { UploadMemory } from './upload-memory.js';

const requestOf = (pieces: readonly Buffer[], length: number) =>
  Object.assign(Readable.from(pieces, { objectMode: false }), {
    headers: { 'content-length': String(length) },
  }) as unknown as IncomingMessage;

describe(UploadMemory, () => {
  it('takes no more memory for a body in pieces of a byte than for a whole one', async () => {
    const pieces = Array.from({ length: 5_000 }, (_, index) => Buffer.from([index % 256]));

    const body = await new UploadMemory().receive(requestOf(pieces, 5_000), () => undefined);

    expect(body?.bytes).toBe(5_000);
    expect(await body?.read().toArray()).toEqual([Buffer.concat(pieces)]);
  });
});
