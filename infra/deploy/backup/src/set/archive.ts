/** A named stream of bytes. Entries are written and read one after the other. */
export interface Entry {
  name: string;
  content: AsyncIterable<Buffer>;
}

const pieceBytes = 256 * 1024;

/**
 * Packs entries into one stream whose length need not be known in advance. The name of an entry and the pieces of its
 * content are each preceded by their length in 4 bytes. A length of 0 ends the entry.
 */
export async function* pack(entries: AsyncIterable<Entry>): AsyncIterable<Buffer> {
  for await (const { name, content } of entries) {
    yield* framed(Buffer.from(name));
    for await (const chunk of content)
      for (let from = 0; from < chunk.length; from += pieceBytes)
        yield* framed(chunk.subarray(from, from + pieceBytes));
    yield lengthOf(0);
  }
}

/**
 * Returns the entries of a stream from {@link pack}. Read each entry to its end before the next one.
 *
 * @throws if the stream is cut off
 */
export async function* unpack(stream: AsyncIterable<Buffer>): AsyncIterable<Entry> {
  const reader = new Reader(stream);
  for (;;) {
    const name = await reader.nextPiece();
    if (name === undefined) return;
    yield { name: name.toString(), content: piecesOf(reader) };
  }
}

async function* piecesOf(reader: Reader): AsyncIterable<Buffer> {
  for (;;) {
    const piece = await reader.nextPiece();
    if (piece === undefined) throw new Error('the data ends in the middle');
    if (piece.length === 0) return;
    yield piece;
  }
}

function* framed(piece: Buffer): Iterable<Buffer> {
  yield lengthOf(piece.length);
  yield piece;
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

class Reader {
  private readonly chunks: AsyncIterator<Buffer>;
  private waiting = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  async nextPiece(): Promise<Buffer | undefined> {
    const head = await this.take(4);
    if (!head) return undefined;
    const length = head.readUInt32BE();
    if (length > pieceBytes) throw new Error('the data is not of this format');
    const piece = await this.take(length);
    if (!piece) throw new Error('the data ends in the middle');
    return piece;
  }

  private async take(length: number): Promise<Buffer | undefined> {
    const parts = [this.waiting];
    let has = this.waiting.length;
    while (has < length) {
      const { value, done } = await this.chunks.next();
      if (done) {
        if (has === 0) return undefined;
        throw new Error('the data ends in the middle');
      }
      const chunk = Buffer.from(value);
      parts.push(chunk);
      has += chunk.length;
    }
    const all = Buffer.concat(parts);
    this.waiting = all.subarray(length);
    return all.subarray(0, length);
  }
}

export async function* text(content: string): AsyncIterable<Buffer> {
  yield Buffer.from(content);
}

export async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString();
}
