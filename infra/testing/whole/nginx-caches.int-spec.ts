import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { waitUntil } from '../../local/wait-until.ts';
import { aSite, close, listen, startNginx, type PublicServer } from './support/site-servers.ts';

// The test replaces the gateway and the object store, and counts how often they are asked.

let version: number;
let asked: { path: string; encoding: string; isRevalidation: boolean }[];
const gone = new Set<string>();
let gateway: { server: Server; port: number };
let store: { server: Server; port: number };
let nginx: PublicServer;

const listsFor = (path: string) => asked.filter((one) => one.path === path);

async function ask(path: string, headers: Record<string, string> = {}) {
  const [answer] = (await once(get(nginx.url + path, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

// jest.config.mjs skips this file if nginx is missing.
describe('what nginx keeps', () => {
  beforeAll(async () => {
    gateway = await listen((incoming, response) => {
      const encoding = String(incoming.headers['accept-encoding'] ?? '');
      const etag = `"${version}"`;
      const isRevalidation = incoming.headers['if-none-match'] !== undefined;
      asked.push({ path: incoming.url ?? '', encoding, isRevalidation });
      const headers = {
        ETag: etag,
        'Cache-Control': 'public, max-age=0, s-maxage=1',
        'X-Accel-Expires': `@${Math.floor(Date.now() / 1000)}`,
        'X-Request-Id': 'first',
      };
      const isUnchanged = incoming.headers['if-none-match'] === etag;
      response.writeHead(isUnchanged ? 304 : 200, { ...headers, 'Content-Type': 'application/json' });
      response.end(isUnchanged ? undefined : JSON.stringify({ version, encoding }));
    });
    store = await listen((incoming, response) => {
      const path = incoming.url ?? '';
      const isRevalidation = incoming.headers['if-none-match'] === '"picture"';
      asked.push({ path, encoding: '', isRevalidation });
      const status = gone.has(path) ? 404 : isRevalidation ? 304 : 200;
      response.writeHead(status, {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=31536000',
        ...(status !== 404 && { ETag: '"picture"' }),
      });
      response.end(status === 200 ? 'a picture' : undefined);
    });
    const started = await startNginx({
      site: await aSite(),
      gatewayPort: gateway.port,
      storePort: store.port,
    });
    if (!started) throw new Error('nginx is missing');
    nginx = started;
  });

  beforeEach(() => {
    version = 1;
    asked = [];
  });

  afterAll(async () => {
    await nginx.stop();
    await Promise.all([close(gateway.server), close(store.server)]);
  });

  it('asks for a list once, however many want it at the same time', async () => {
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/projects?once')));
    const seconds = Math.ceil((performance.now() - begun) / 1000);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // One request a second. A waiting request checks again after half a second, when the list may have just expired.
    expect(listsFor('/api/projects?once').length).toBeLessThanOrEqual(seconds + 1);
  });

  it('shows a change to visitors when a list is a second old, and to requests with a session cookie at once', async () => {
    await ask('/api/projects/featured');
    version = 2;

    const cookie = { Cookie: 'theme=dark; sandhill_session=abc' };
    expect((await ask('/api/projects/featured', cookie)).body).toContain('"version":2');
    const isShown = async () => (await ask('/api/projects/featured')).body.includes('"version":2');
    await waitUntil('the change', isShown, 5_000);
  });

  it('caches no answer to a request with a session', async () => {
    await ask('/api/projects?own', { Cookie: '__Host-sandhill_session=abc' });
    await ask('/api/projects?own', { Cookie: '__Host-sandhill_session=abc' });
    await ask('/api/projects?own');

    expect(listsFor('/api/projects?own')).toHaveLength(3);
  });

  it('asks whether a list has changed instead of fetching it again', async () => {
    const path = '/api/projects?again';
    await ask(path);

    await waitUntil('the second question', async () => {
      await ask(path);
      return listsFor(path).length > 1;
    });

    expect(listsFor(path).at(-1)?.isRevalidation).toBe(true);
    expect((await ask(path)).body).toContain('"version":1');
  });

  it('answers 304 to a visitor who has the list', async () => {
    const { headers } = await ask('/api/projects');

    const again = await ask('/api/projects', { 'If-None-Match': headers.etag ?? '' });

    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('keeps a list once for each way to compress it', async () => {
    const path = '/api/projects?compressed';
    const wishes = [
      'gzip, deflate, br',
      'br',
      'br;q=1.0, gzip;q=0.5',
      'gzip',
      'gzip, br;q=0',
      'identity',
      'deflate',
    ];

    for (const wish of wishes) await ask(path, { 'Accept-Encoding': wish });

    // A second may end between two requests. nginx then revalidates the list, but does not fetch it again.
    const fetched = listsFor(path).filter(({ isRevalidation }) => !isRevalidation);
    expect(fetched.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', '']);
  });

  it('names the request that it answers, not the one that it asked for', async () => {
    const ids = [await ask('/api/projects'), await ask('/api/projects')].map(
      ({ headers }) => headers['x-request-id'],
    );

    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('first');
  });

  it('asks whether a picture is still there, and shows none for a minute after it is gone', async () => {
    const [kept, erased] = ['/media/3f/800.webp', '/media/4f/800.webp'];
    for (const path of [kept, erased, kept, erased]) expect((await ask(path)).status).toBe(200);
    expect([listsFor(kept).length, listsFor(erased).length]).toEqual([1, 1]);

    gone.add(erased);
    await waitUntil('the 404', async () => (await ask(erased)).status === 404, 60_000);
    await waitUntil('the revalidation', async () => {
      const { status, body } = await ask(kept);
      expect([status, body]).toEqual([200, 'a picture']);
      return listsFor(kept).at(-1)?.isRevalidation === true;
    });

    gone.delete(erased);
    await waitUntil('the restored picture', async () => (await ask(erased)).status === 200);
  });

  it('keeps no answer to other questions', async () => {
    await ask('/api/site');
    await ask('/api/site');

    expect(listsFor('/api/site')).toHaveLength(2);
  });

  it('goes on showing pictures and lists when the store and the gateway are gone', async () => {
    const shown = ['/media/1f/800.webp', '/api/projects?gone'];
    for (const path of shown) expect((await ask(path)).status).toBe(200);

    await Promise.all([close(gateway.server), close(store.server)]);

    for (const path of shown) expect((await ask(path)).status).toBe(200);
    expect((await ask('/media/2e/800.webp')).status).toBe(502);
  });
});
