import { jest } from '@jest/globals';
import { forget, respondWithCache } from './response-cache';

const address = 'https://grounds.test/api/leads/counts';

const ask = () =>
  respondWithCache({ request: new Request(address), clientId: 'page', waitUntil: () => undefined } as never);

const session = (user: string | null, role = 'user') => JSON.stringify({ user: user && { id: user, role } });

const full = async () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Returns a fake network that answers only after `respondWithCache` has stopped waiting for it. */
const slowly =
  (text: string, status = 200) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    return new Response(text, { status });
  };

/**
 * Calls `respondWithCache`. Returns the answer's text and the messages that the page received. Waits longer than
 * `respondWithCache` waits for the network.
 */
async function heardBy(network: () => Promise<Response>) {
  const said: Array<{ keptAt: unknown }> = [];
  const kept = new Response('"old"', { headers: { 'x-kept-at': '7' } });
  const cache = { match: async () => kept.clone(), put: async () => undefined, delete: async () => true };
  const client = { postMessage: (message: { keptAt: unknown }) => said.push(message) };
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    clients: { get: async () => client },
    fetch: network,
  });
  const answer = ask();
  await jest.advanceTimersByTimeAsync(20_000);
  return { text: await (await answer).text(), ages: said.map(({ keptAt }) => keptAt), said };
}

describe('an answer that is kept', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is old only where none came in time', async () => {
    expect(await heardBy(async () => new Response('"new"'))).toMatchObject({ text: '"new"', ages: [null] });
    expect(await heardBy(() => Promise.reject(new TypeError('no connection')))).toMatchObject({
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

  it.each([
    ['the same person', 'ann', 'user', 0],
    ['the same person with another role', 'ann', 'crew', 1],
    ['somebody else', 'bo', 'user', 1],
    ['no one', null, 'user', 1],
  ])('stays or goes when the session is of %s', async (_of, id, role, deletions) => {
    const remove = jest.fn(async () => true);
    const cache = {
      match: async () => new Response(session('ann')),
      keys: async () => [],
      put: async () => undefined,
    };
    Object.assign(globalThis, {
      caches: { open: async () => cache, delete: remove },
      clients: { get: async () => undefined },
      fetch: async () => new Response(session(id, role)),
    });

    const request = new Request('https://grounds.test/api/user/session');
    await respondWithCache({ request, clientId: 'page', waitUntil: () => undefined } as never);

    expect(remove).toHaveBeenCalledTimes(deletions);
  });

  it.each([
    [404, 1],
    [403, 1],
    [503, 0],
  ])('is forgotten when the server answers %d: %d times', async (status, deletions) => {
    const remove = jest.fn(async () => true);
    const cache = { match: async () => new Response('"old"'), put: async () => undefined, delete: remove };
    Object.assign(globalThis, {
      caches: { open: async () => cache },
      clients: { get: async () => undefined },
      fetch: async () => new Response('{}', { status }),
    });

    expect((await ask()).status).toBe(status);
    expect(remove).toHaveBeenCalledTimes(deletions);
  });

  it('reaches a page even if the device has no room to keep it', async () => {
    Object.assign(globalThis, {
      caches: { open: async () => ({ match: async () => undefined, put: full }) },
      clients: { get: async () => undefined },
      fetch: async () => new Response('"new"'),
    });
    expect(await (await ask()).text()).toBe('"new"');

    Object.assign(globalThis, { caches: { open: full } });
    expect(await (await ask()).text()).toBe('"new"');
  });

  it('is said to be news if the page has got the old one meanwhile and they differ', async () => {
    expect((await heardBy(slowly('"new"'))).said).toEqual([
      { type: 'kept-answer', keptAt: 7, isNews: false },
      { type: 'kept-answer', keptAt: null, isNews: true },
    ]);
    expect((await heardBy(slowly('"gone"', 404))).said).toContainEqual({
      type: 'kept-answer',
      keptAt: null,
      isNews: true,
    });
    expect((await heardBy(slowly('"busy"', 503))).ages).toEqual([7]);
    expect((await heardBy(slowly('"old"'))).said).toContainEqual({
      type: 'kept-answer',
      keptAt: null,
      isNews: false,
    });
  });
});
