import type { IncomingHttpHeaders } from 'node:http';
import { onPath } from '../../local/servers/on-path.ts';
import { aSite, listen, startNginx, startStaticServer, type PublicServer } from './support/site-servers.ts';

// The gateway is stood in for: what it is told about the visitor is what counts.

const names = ['the static server', ...(onPath('nginx') ? ['nginx'] : [])];
const start: Record<string, typeof startStaticServer | typeof startNginx> = {
  'the static server': startStaticServer,
  nginx: startNginx,
};

describe.each(names)('behind a proxy that TRUSTED_PROXY names, %s', (name) => {
  let gateway: Awaited<ReturnType<typeof listen>>;
  let site: string;

  beforeAll(async () => {
    site = await aSite();
    gateway = await listen((request, response) => response.end(JSON.stringify(request.headers)));
  });

  afterAll(() => void gateway.server.close());

  /** What the gateway hears of a visitor who comes by way of this machine. */
  async function heard(trustedProxy: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
    const ports = { site, gatewayPort: gateway.port, storePort: gateway.port };
    const server = (await start[name]?.({ ...ports, trustedProxy })) as PublicServer;
    try {
      return (await (await fetch(`${server.url}/api/who`, { headers })).json()) as IncomingHttpHeaders;
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
});
