import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { aSite, close, listen, startNginx, type PublicServer } from './support/site-servers.ts';

// The test replaces the gateway and the object store, and records the requests that reach them.

let gateway: { server: Server; port: number };
let store: { server: Server; port: number };
let nginx: PublicServer;
const atGateway: Array<{ path: string; bytes: number; headers: IncomingHttpHeaders }> = [];
const atStore: IncomingHttpHeaders[] = [];

async function send(path: string, headers: Record<string, string> = {}, body?: Buffer) {
  const asking = request(nginx.url + path, { method: body ? 'POST' : 'GET', headers, agent: false });
  // A server may refuse a body without reading it, which breaks the connection.
  asking.on('error', () => undefined);
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  await text(answer).catch(() => '');
  return answer.statusCode;
}

// jest.config.mjs skips this file if nginx is missing.
describe('nginx', () => {
  beforeAll(async () => {
    gateway = await listen((incoming, response) => {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () => {
        atGateway.push({ path: incoming.url ?? '', bytes, headers: incoming.headers });
        response.writeHead(201).end();
      });
    });
    store = await listen((incoming, response) => {
      atStore.push(incoming.headers);
      response.writeHead(200, { 'Content-Type': 'image/webp' }).end('a picture');
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
    atGateway.length = 0;
    atStore.length = 0;
  });

  afterAll(async () => {
    await nginx.stop();
    await Promise.all([close(gateway.server), close(store.server)]);
  });

  it.each([
    ['/api/quotes', 36_000_000],
    ['/api/contact', 36_000_000],
    ['/api/projects', 14_000_000],
    ['/api/site/draft', 1_000_000],
    ['/api/site/preview', 1_000_000],
  ])('takes a body of %s up to %d bytes, and not one more', async (path, bytes) => {
    expect(await send(path, {}, Buffer.alloc(bytes))).toBe(201);
    expect(atGateway).toMatchObject([{ path, bytes }]);

    expect(await send(path, {}, Buffer.alloc(bytes + 1))).toBe(413);
    expect(atGateway).toHaveLength(1);
  });

  it('gives the object store no cookie and no sign-in of a visitor', async () => {
    const secrets = { Cookie: 'sandhill_session=a-secret', Authorization: 'Bearer a-secret' };

    expect(await send(`/media/${'a'.repeat(32)}/400.webp`, secrets)).toBe(200);

    expect(atStore).toHaveLength(1);
    expect(JSON.stringify(atStore)).not.toContain('a-secret');
  });

  it('names the gateway as the part that a request is for, whatever the visitor says', async () => {
    await send('/api/projects', { 'X-Part': 'auth' });

    expect(atGateway[0]?.headers['x-part']).toBe('gateway');
  });
});
