import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';

/**
 * Writes the body to the stream without destroying the request on failure, so that the client still gets an answer.
 * @returns the number of bytes
 */
export async function copyBody(
  request: IncomingMessage,
  out: Writable,
  onGrowth: (bytes: number) => void,
): Promise<number> {
  let bytes = 0;
  let isOver = false;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('the client disconnected'));
      // The client may have disconnected while the file was being opened. No further event comes in this case.
      if (request.destroyed) fail();
      request.on('data', (chunk: Buffer) => {
        // The rest of a refused body still arrives. Counting it could reserve an upload slot that is never released.
        if (isOver) return;
        bytes += chunk.length;
        try {
          onGrowth(bytes);
        } catch (error) {
          reject(error as Error);
        }
      });
      request.once('error', reject);
      // This checks `readableEnded` and not `complete`, because a body that has arrived completely may be dropped
      // before it is read.
      request.once('close', () => request.readableEnded || fail());
      out.once('error', reject).once('finish', resolve);
      request.pipe(out);
    });
  } finally {
    isOver = true;
    request.unpipe(out);
  }
  return bytes;
}
