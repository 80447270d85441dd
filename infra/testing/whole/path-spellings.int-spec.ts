import type { Server } from 'node:http';
import * as fc from 'fast-check';
import { sendRaw, type RawAnswer } from '../raw-request.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { rowsThatBreak } from '../rows-that-break.ts';
import { pathPieces, pathSpellings } from './support/path-spellings.ts';
import {
  aSite,
  close,
  listen,
  startNginx,
  startStaticServer,
  type PublicServer,
} from './support/site-servers.ts';

/** Names of all headers that an answer of the public server may have. */
const meant = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'server',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
]);
const pages = [
  '/about',
  '/contact',
  '/es',
  '/es/about',
  '/admin',
  '/admin/login',
  '/admin/leads',
  '/services/irrigation',
];

let gateway: { server: Server; port: number };
let store: { server: Server; port: number };
let asked: string[];
const servers: Record<string, PublicServer | undefined> = {};
const names = ['static server', ...(onPath('nginx') ? ['nginx'] : [])];

beforeAll(async () => {
  gateway = await listen((_incoming, response) => response.end('{}'));
  store = await listen((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    response.end('a picture');
  });
  const upstreams = { site: await aSite(), gatewayPort: gateway.port, storePort: store.port };
  servers['static server'] = await startStaticServer(upstreams);
  servers['nginx'] = await startNginx(upstreams);
});

beforeEach(() => {
  asked = [];
});

afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server?.stop()));
  await Promise.all([close(gateway.server), close(store.server)]);
});

/** Sends a path byte by byte, because an HTTP library would normalize it. */
async function ask(server: string, path: string): Promise<RawAnswer> {
  const port = Number(new URL(servers[server]?.url ?? '').port);
  const head = `GET ${path} HTTP/1.1\r\nHost: garden.test\r\nConnection: close\r\n\r\n`;
  return sendRaw(port, Buffer.from(head, 'latin1'));
}

function expectHarmless({ status, headers }: RawAnswer): void {
  expect([200, 301, 302, 400, 404]).toContain(status);
  expect(Object.keys(headers).filter((name) => !meant.has(name))).toEqual([]);
  if (status !== 301 && status !== 302) expect(headers).not.toHaveProperty('location');
  else expect(pages).toContain(headers['location']?.split('?')[0]);
  for (const one of asked) expect(one).toMatch(/^GET \/media\/[\w-]+\/[\w.-]+$/);
}

describe.each(names)('an odd path on the %s', (server) => {
  it('sets no header and leads nowhere else', async () => {
    const broken = await rowsThatBreak(
      pathSpellings,
      (path) => path,
      async (path) => {
        asked = [];
        expectHarmless(await ask(server, path));
      },
    );

    expect(broken).toEqual([]);
  });

  it('is not found with a control character in it', async () => {
    const withControl = pathSpellings.filter((path) => /^[^?]*%(0[0-9a-d]|1b|7f)/i.test(path));
    const broken = await rowsThatBreak(
      withControl,
      (path) => path,
      async (path) => {
        // nginx refuses every address with a NUL.
        expect(path.includes('%00') ? [400, 404] : [404]).toContain((await ask(server, path)).status);
        expect(asked).toEqual([]);
      },
    );

    expect(broken).toEqual([]);
  });

  it('is harmless however it is put together', async () => {
    const paths = fc
      .array(fc.constantFrom(...pathPieces), { maxLength: 8 })
      .map((parts) => `/${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        // The gateway answers requests to the API, so these are skipped.
        fc.pre(!/^\/+api/.test(path));
        expectHarmless(await ask(server, path));
      }),
      fuzzRuns(200),
    );
  });
});
