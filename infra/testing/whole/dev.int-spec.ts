import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/servers/free-port.ts';
import { createSiteServer } from '../../local/site/create-site-server.ts';
import { PublishedSite } from '../../local/site/published-site.ts';
import { Supervisor } from '../../local/supervisor.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { watchServices } from '../../local/watch-services.ts';
import { aSite, listen } from './support/site-servers.ts';

const aService = (says: string) => `
  import { createServer } from 'node:http';
  const says: string = ${JSON.stringify(says)};
  createServer((_request, response) => void response.end(says)).listen(Number(process.env['PORT']), '127.0.0.1');`;

describe('make dev', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'sandhill-dev-'));
  const write = (path: string, text: string) => writeFileSync(join(checkout, path), text);
  let url: string;
  let supervisor: Supervisor;
  let stopWatching: () => void;

  const answer = async () => (await fetch(url)).text();
  beforeAll(async () => {
    for (const workspace of ['auth', 'leads', 'media', 'platform', 'company'])
      mkdirSync(join(checkout, 'services', workspace, 'src'), { recursive: true });
    mkdirSync(join(checkout, 'gateway/src'), { recursive: true });
    mkdirSync(join(checkout, 'services/auth/dist'));
    write('package.json', '{ "type": "module" }');
    write('services/auth/dist/main.js', aService('built before').replace(': string', ''));
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    supervisor = new Supervisor({ logFolder: checkout, onChange: () => undefined });
    await supervisor.start([
      {
        name: 'auth',
        command: process.execPath,
        args: [join(checkout, 'services/auth/dist/main.js')],
        environment: { PORT: String(port) },
        isReady: async () => (await fetch(url)).ok,
      },
    ]);
    stopWatching = watchServices(supervisor, checkout);
  });

  afterAll(async () => {
    stopWatching();
    await supervisor.stop([['auth']]);
    rmSync(checkout, { recursive: true });
  });

  it('builds a service that changes, and starts it again', async () => {
    expect(await answer()).toBe('built before');

    write('services/auth/src/main.ts', aService('changed'));

    await waitUntil('the new answer', async () => (await answer()) === 'changed');
  });

  it('goes on with the last code that could be compiled', async () => {
    write('services/auth/src/main.ts', 'const = ;');
    write('services/auth/src/other.ts', 'export const other = 1;');
    await waitUntil('the attempt', async () => existsSync(join(checkout, 'services/auth/dist/other.js')));
    expect(await answer()).toBe('changed');

    write('services/auth/src/main.ts', aService('mended'));

    await waitUntil('the mended answer', async () => (await answer()) === 'mended');
  });

  it('serves pages from Vite, with its websocket, and all else as ever', async () => {
    const vite = await listen((request, response) => response.end(`vite ${request.url}`));
    vite.server.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    const gateway = await listen((request, response) => response.end(`gateway ${request.url}`));
    const site = createSiteServer({
      site: new PublishedSite(await aSite()),
      gatewayUrl: `http://127.0.0.1:${gateway.port}`,
      storeUrl: 'http://127.0.0.1:1',
      publicUrl: 'https://garden.test',
      viteUrl: `http://127.0.0.1:${vite.port}`,
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as { port: number };
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

    expect(await read('/about?x')).toBe('vite /about?x');
    expect(await read('/api/site')).toBe('gateway /api/site');
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
          'Sec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      ),
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 101 /);
    socket.destroy();
    for (const server of [vite.server, gateway.server, site]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
