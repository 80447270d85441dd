import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Waits for the answer to a request that the test writes itself. */
export async function answerTo(asked: ClientRequest): Promise<[status: number | undefined, body: unknown]> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return [answer.statusCode, JSON.parse(await text(answer))];
}
