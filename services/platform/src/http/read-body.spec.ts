import type { IncomingMessage } from 'node:http';
import { readBody } from './read-body.js';

/** Returns a request of unknown length. All its chunks are the same buffer, whose content changes. */
function inPieces(text: string): IncomingMessage {
  async function* pieces() {
    const piece = Buffer.alloc(1);
    for (const letter of text) {
      piece.write(letter);
      yield piece;
    }
  }
  return { headers: { 'transfer-encoding': 'chunked' }, iterator: pieces } as unknown as IncomingMessage;
}

describe(readBody.name, () => {
  it('copies the pieces of a body, so that none is kept', async () => {
    const text = 'a body in pieces of a byte '.repeat(100);

    expect(String(await readBody(inPieces(text), 10_000, () => undefined))).toBe(text);
  });
});
