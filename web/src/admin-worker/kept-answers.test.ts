import { jest } from '@jest/globals';
import { keptAnswer } from './kept-answers';

const address = 'https://grounds.test/api/leads/counts';

/**
 * Calls `keptAnswer`, and returns the answer's text and the ages that the page received. Waits longer than `keptAnswer`
 * waits for the network.
 */
async function heardBy(network: () => Promise<Response>): Promise<{ text: string; ages: unknown[] }> {
  const ages = new Set<unknown>();
  const kept = new Response('"old"', { headers: { 'x-kept-at': '7' } });
  const cache = { match: async () => kept.clone(), put: async () => undefined };
  const client = { postMessage: ({ keptAt }: { keptAt: unknown }) => ages.add(keptAt) };
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    clients: { get: async () => client },
    fetch: network,
  });
  const event = { request: new Request(address), clientId: 'page', waitUntil: () => undefined };
  const answer = keptAnswer(event as never);
  await jest.advanceTimersByTimeAsync(20_000);
  return { text: await (await answer).text(), ages: [...ages] };
}

describe('an answer that is kept', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is old only where none came in time', async () => {
    expect(await heardBy(async () => new Response('"new"'))).toEqual({ text: '"new"', ages: [null] });
    expect(await heardBy(() => Promise.reject(new TypeError('no connection')))).toEqual({
      text: '"old"',
      ages: [7],
    });
  });
});
