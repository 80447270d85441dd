import { jest } from '@jest/globals';
import { forget, keptAnswer } from './kept-answers';

const address = 'https://grounds.test/api/leads/counts';

const ask = () =>
  keptAnswer({ request: new Request(address), clientId: 'page', waitUntil: () => undefined } as never);

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
  const answer = ask();
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

  it('is not one that was under way when its person signed out', async () => {
    const put = jest.fn(async () => undefined);
    const underWay: Array<(answer: Response) => void> = [];
    Object.assign(globalThis, {
      caches: { open: async () => ({ match: async () => undefined, put }), delete: async () => true },
      clients: { get: async () => undefined },
      fetch: () => new Promise<Response>((resolve) => void underWay.push(resolve)),
    });
    const early = ask();
    await jest.advanceTimersByTimeAsync(0);
    await forget();
    underWay[0]?.(new Response('"early"'));
    expect(await (await early).text()).toBe('"early"');
    expect(put).not.toHaveBeenCalled();

    const later = ask();
    await jest.advanceTimersByTimeAsync(0);
    underWay[1]?.(new Response('"later"'));
    await later;
    expect(put).toHaveBeenCalledTimes(1);
  });
});
