import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../local/wait-until.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { root } from '../../local/settings.ts';
import { aSite, listen, startNginx, startStaticServer, type PublicServer } from './support/site-servers.ts';

// The test replaces the gateway, and checks the visitor's address in the headers that reach it.

const names = ['the static server', ...(onPath('nginx') ? ['nginx'] : [])];
const start: Record<string, typeof startStaticServer | typeof startNginx> = {
  'the static server': startStaticServer,
  nginx: startNginx,
};

describe.each(names)('behind a proxy that TRUSTED_PROXY names, %s', (name) => {
  let gateway: Awaited<ReturnType<typeof listen>>;
  let site: string;
  let unfinished = 0;

  beforeAll(async () => {
    site = await aSite();
    gateway = await listen((incoming, response) => {
      if (incoming.method !== 'POST') return void response.end(JSON.stringify(incoming.headers));
      unfinished += 1;
      incoming.resume().once('close', () => (unfinished -= 1));
    });
  });

  afterAll(() => void gateway.server.close());

  /** Returns the headers that reach the gateway for a visitor whose request comes from this machine. */
  async function heard(trustedProxy: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
    return withServer(
      trustedProxy,
      async ({ url }) => (await (await fetch(`${url}/api/who`, { headers })).json()) as IncomingHttpHeaders,
    );
  }

  async function withServer<T>(trustedProxy: string, use: (server: PublicServer) => Promise<T>): Promise<T> {
    const ports = { site, gatewayPort: gateway.port, storePort: gateway.port };
    const server = (await start[name]?.({ ...ports, trustedProxy })) as PublicServer;
    try {
      return await use(server);
    } finally {
      gateway.server.closeAllConnections();
      await server.stop();
    }
  }

  it('passes on the address that the proxy saw, and no earlier one', async () => {
    const headers = await heard('10.0.0.0/8,127.0.0.1', {
      'X-Forwarded-For': '198.51.100.9, 203.0.113.7',
      'X-Forwarded-Proto': 'https',
    });

    expect([headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual(['203.0.113.7', 'https']);
  });

  it('passes on the address of IPv6 too', async () => {
    expect(await heard('127.0.0.0/8', { 'X-Forwarded-For': '2001:db8::7' })).toMatchObject({
      'x-forwarded-for': '2001:db8::7',
    });
  });

  it.each([
    ['says nothing of an address', '127.0.0.1', {}],
    ['says something that is no address', '127.0.0.1', { 'X-Forwarded-For': 'somebody' }],
    ['is another one', '10.0.0.0/8', { 'X-Forwarded-For': '203.0.113.7' }],
  ])('passes on the proxy’s own address when it %s', async (_what, trustedProxy, headers) => {
    expect(await heard(trustedProxy, headers as Record<string, string>)).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it.each([
    { of: 'an address', from: '203.0.113.7', next: '203.0.113.7', other: '203.0.113.8' },
    { of: 'a network', from: '2001:db8:0:1::7', next: '2001:db8:0:1:a::8', other: '2001:db8:0:2::7' },
  ])('limits the requests that $of has open', async ({ from, next, other }) => {
    await withServer('127.0.0.1', async ({ url }) => {
      const statusFor = async (address: string, path = '/api/who') =>
        (await fetch(url + path, { headers: { 'X-Forwarded-For': address } })).status;
      const bodies = await slowBodies(url, from, 256);

      const refused = await fetch(`${url}/api/who`, { headers: { 'X-Forwarded-For': next } });

      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
      expect([await statusFor(other), await statusFor(next, '/about')]).toEqual([200, 200]);
      for (const body of bodies) body.destroy();
      await waitUntil('their end', async () => (await statusFor(next)) === 200);
    });
  });

  it('does not limit what a private address has open, which may be all visitors', async () => {
    await withServer('127.0.0.1', async ({ url }) => {
      const bodies = await slowBodies(url, '10.0.0.9', 257);
      for (const body of bodies) body.destroy();
    });
  });

  /** Sends requests whose bodies do not end. Resolves when all of them have arrived at the gateway. */
  async function slowBodies(url: string, address: string, count: number) {
    const before = unfinished;
    const bodies = Array.from({ length: count }, () => {
      const headers = { 'X-Forwarded-For': address, 'Content-Length': 100 };
      const body = request(`${url}/api/user/login`, { method: 'POST', headers, agent: false });
      body.on('error', () => undefined).write('{');
      return body;
    });
    await waitUntil('the bodies', async () => unfinished >= before + count);
    return bodies;
  }
});

const read = (path: string) => readFileSync(join(root, 'infra/deploy', path), 'utf8');

describe('the container of the public server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandhill-listen-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  it('listens on IPv6 only where the kernel has it, because nginx would not start', () => {
    const script = read('docker/trust-proxy.sh')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/run/door', `${folder}/door`)
      .replaceAll('/proc/net/', `${folder}/kernel-`);
    const start = () => {
      execFileSync('sh', ['-c', script]);
      return readdirSync(folder).filter((name) => name.startsWith('listen-'));
    };

    expect([read('nginx/listen.conf').includes('[::]'), start()]).toEqual([false, []]);
    writeFileSync(join(folder, 'kernel-if_inet6'), '');
    expect(start()).toEqual(['listen-ipv6.conf']);
    expect(readFileSync(join(folder, 'listen-ipv6.conf'), 'utf8')).toBe('listen [::]:8080;\n');
  });
});
