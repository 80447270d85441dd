import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitUntil } from '../wait-until.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { rowsThatBreak } from '../rows-that-break.ts';
import { routeTable } from './support/route-table.ts';
import {
  aSite,
  close,
  listen,
  startNginx,
  startStaticServer,
  type PublicServer,
} from './support/site-servers.ts';

// The test replaces the gateway and the object store. It checks which requests reach them and how their answers are
// passed on.

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'permissions-policy': expect.stringContaining('camera=(self)'),
};

let gateway: { server: Server; port: number };
let streamsEnded = 0;
let store: { server: Server; port: number };
const servers: Record<string, PublicServer | undefined> = {};
const names = ['static server', ...(onPath('nginx') ? ['nginx'] : [])];

beforeAll(async () => {
  gateway = await listen((incoming, response) => {
    if (incoming.url === '/api/lead-events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('event: lead\n\n');
      response.once('close', () => (streamsEnded += 1));
      return;
    }
    const status = incoming.url === '/api/refused' ? 422 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    const said = status === 422 ? 'refused by the gateway' : '';
    incoming.resume();
    incoming.on('end', () =>
      response.end(JSON.stringify({ path: incoming.url, headers: incoming.headers, said })),
    );
  });
  store = await listen((incoming, response) => {
    if (incoming.url === '/media/1f/dropped.webp') return void response.destroy();
    if (incoming.url === '/media/1f/half.webp') {
      response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': 100 });
      return void response.write('half', () => response.destroy());
    }
    const isThere = incoming.url === '/media/1f/800.webp';
    const isBroken = incoming.url === '/media/1f/broken.webp';
    response.writeHead(isThere ? 200 : isBroken ? 503 : 404, {
      'Content-Type': isThere ? 'image/webp' : 'application/xml',
      'x-amz-request-id': '1',
    });
    response.end(isThere ? 'a picture' : '<Error>NoSuchKey</Error>');
  });
  const upstreams = { site: await aSite(), gatewayPort: gateway.port, storePort: store.port };
  servers['static server'] = await startStaticServer(upstreams);
  servers['nginx'] = await startNginx(upstreams);
});

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server?.stop()));
  await Promise.all([close(gateway.server), close(store.server)]);
});

/** Sends a request. `fetch` would normalize paths and withhold headers. */
async function ask(
  server: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const url = new URL(servers[server]?.url ?? '');
  return new Promise<Answer>((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const outgoing = request({ host: url.hostname, port: url.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const typeOf = ({ headers }: Answer) => headers['content-type']?.replace(/; */, '; ').toLowerCase();

describe.each(names)('the public routes on the %s', (server) => {
  it('are answered as the table says', async () => {
    const broken = await rowsThatBreak(
      routeTable,
      ({ method = 'GET', path }) => `${method} ${path}`,
      async (route) => {
        const { path, method, status, type, cache, location, says, referrer, allow, retryAfter } = route;
        const answer = await ask(server, path, { method });

        expect(answer.status).toBe(status);
        expect(answer.headers).toMatchObject({
          ...securityHeaders,
          ...(referrer && { 'referrer-policy': referrer }),
        });
        expect(answer.headers).not.toHaveProperty('x-amz-request-id');
        if (type) expect(typeOf(answer)).toEqual(type.includes(';') ? type : expect.stringContaining(type));
        if (cache) expect(answer.headers['cache-control']).toBe(cache);
        if (location) expect(answer.headers.location).toBe(location);
        if (says) expect(answer.body).toContain(says);
        if (allow) expect(answer.headers.allow).toBe(allow);
        if (retryAfter) expect(answer.headers['retry-after']).toBe(retryAfter);
        const isShell = answer.body.includes('<title>shell');
        expect(answer.headers['x-robots-tag']).toBe(isShell ? 'noindex, nofollow' : undefined);
      },
    );

    expect(broken).toEqual([]);
  });

  it('tells the gateway who is there, whatever the visitor claims', async () => {
    const claims = {
      'X-Forwarded-For': '203.0.113.7',
      'X-Real-IP': '203.0.113.7',
      Forwarded: 'for=203.0.113.7',
      'X-Identity': 'forged',
      'X-Session-Token': 'forged',
      'X-Request-Id': 'forged-request-id',
    };

    const { headers } = JSON.parse((await ask(server, '/api/who', { headers: claims })).body) as {
      headers: IncomingHttpHeaders;
    };

    expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
    expect(headers['x-request-id']).toMatch(/^[\w-]{20,}$/);
    expect(headers['x-request-id']).not.toBe('forged-request-id');
    for (const name of ['x-real-ip', 'forwarded', 'x-identity', 'x-session-token'])
      expect(headers[name] ?? '').toBe('');
  });

  it('keeps its own connection to the gateway, however the visitor ends his', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await ask(server, '/api/who', { headers: { Connection: 'close' } })).status);

    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('compresses for who asks for it', async () => {
    const { headers } = await ask(server, '/about', { headers: { 'Accept-Encoding': 'gzip' } });

    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it.each([
    ['/', 'home'],
    ['/es/about', 'nosotros'],
    ['/gallery/palms', 'palms'],
    ['/gallery/old-palms', 'leads on'],
  ])('sends the page %s as the set holds it', async (path, title) => {
    const answer = await ask(server, path, { headers: { 'Accept-Encoding': 'gzip, br' } });

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(gunzipSync(answer.bytes).toString()).toContain(`<title>${title}`);
  });

  it.each([
    ['/admin/login', 'text/html', '<title>shell'],
    ['/assets/main-1a2b3c4d.js', 'javascript', 'console.log'],
    ['/assets/main-1a2b3c4d.css', 'text/css', 'body{}'],
    ['/site/content-1a2b3c4d.json', 'application/json', '"name"'],
    ['/assets/drawing-1a2b3c4d.svg', 'image/svg+xml', '<svg'],
  ])('sends the copy of %s that brotli made at build time', async (path, type, says) => {
    const answer = await ask(server, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });

    expect(answer.headers).toMatchObject({
      ...securityHeaders,
      'content-encoding': 'br',
      'content-type': expect.stringContaining(type),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(answer.bytes).toString()).toContain(says);
  });

  it.each(['/api/site/draft', '/api/site/preview'])(
    'lets a whole version of the texts pass to %s',
    async (path) => {
      const answer = await ask(server, path, { method: 'PUT', body: 'x'.repeat(499_000) });

      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, expect.objectContaining({ path })]);
    },
  );

  it('passes events on as they come, and their listener’s end', async () => {
    const endedBefore = streamsEnded;
    const listening = request(`${servers[server]?.url}/api/lead-events`).end();
    const [answer] = (await once(listening, 'response')) as [IncomingMessage];
    const [first] = (await once(answer, 'data')) as [Buffer];

    expect(first.toString()).toBe('event: lead\n\n');
    listening.destroy();
    await waitUntil('its end', async () => streamsEnded > endedBefore);
  });

  it('ignores an unknown expectation', async () => {
    expect((await ask(server, '/about', { headers: { Expect: 'the-unexpected' } })).status).toBe(200);
  });

  it('answers an unchanged page with 304', async () => {
    const gzip = { 'Accept-Encoding': 'gzip' };
    const { headers } = await ask(server, '/about', { headers: gzip });

    const again = await ask(server, '/about', { headers: { ...gzip, 'If-None-Match': headers.etag ?? '' } });

    expect(again.status).toBe(304);
  });
});

describe('the static server', () => {
  it('adds no more listeners for a picture than Node allows', async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => void warnings.push(name);
    process.on('warning', note);

    expect((await ask('static server', '/media/1f/800.webp')).body).toBe('a picture');
    // Node emits a warning in a later turn of its event loop, which this further request waits for.
    await ask('static server', '/media/1f/800.webp');
    process.off('warning', note);

    expect(warnings).not.toContain('MaxListenersExceededWarning');
  });
});

it.each(names)('a picture that the store breaks off breaks off on the %s too', async (server) => {
  await expect(ask(server, '/media/1f/half.webp')).rejects.toThrow();
});

describe.each(names)('the %s without a gateway and a store', (server) => {
  beforeAll(async () => {
    for (const upstream of [gateway.server, store.server]) {
      upstream.closeAllConnections();
      await new Promise((resolve) => upstream.close(resolve));
    }
  });

  it.each(['/api/who', '/media/1f/400.webp'])('says so as JSON for %s', async (path) => {
    const { status, headers, body } = await ask(server, path);

    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([502, '5', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), code: 'service_unavailable' });
  });

  it('writes no query and no token into its logs', async () => {
    const { logs } = servers[server] as PublicServer;
    if (!logs) return;
    const token = `Xylophone7-${'x'.repeat(50)}`;

    for (const path of [`/api/q/${token}.`, `/api/q/${token})/more`, `/api/${token}/${token}`])
      await ask(server, path);
    await ask(server, '/api/leads?q=Xylophone7');

    await waitUntil('its line', async () => logs().includes('"path":"/api/leads"'));
    expect(logs()).not.toContain('Xylophone7');
    expect(logs()).toContain('"path":"/api/q/.../more"');
  });
});
