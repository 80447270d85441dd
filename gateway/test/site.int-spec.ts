// Small HTTP servers stand in for the services; each test sets their health answers.
import { jest } from '@jest/globals';
import { readCommittedDocument } from '../src/openapi/committed-document.js';
import describeGateway from '../src/openapi/describe-gateway.js';
import type { Role } from '@sandhill/platform/identity/identity.js';
import { marisol, sessionToken, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await TestGateway.start();
  for (const part of [gateway.auth, gateway.leads, gateway.media, gateway.content])
    part.answer(200, { status: 'ok' });
});

afterEach(() => gateway.stop());

async function health(): Promise<[number, object]> {
  const answer = await gateway.send('/api/health');
  return [answer.status, (await answer.json()) as object];
}

const demo = { mode: 'demo', notice: 'Demo: mail goes to the catcher' };

describe('GET /api/health', () => {
  it('is ok when all parts are', async () => {
    expect(await health()).toEqual([200, { status: 'ok', ...demo }]);
    expect(gateway.leads.last.url).toBe('/health/ready');
  });

  it('is degraded while a part is', async () => {
    gateway.leads.answer(200, { status: 'degraded' });

    expect(await health()).toEqual([200, { status: 'degraded', ...demo }]);
  });

  it('is degraded while a part that leads do not need is unavailable', async () => {
    await gateway.media.stop();

    expect(await health()).toEqual([200, { status: 'degraded', ...demo }]);
  });

  it('is down while no lead can be accepted', async () => {
    gateway.leads.answer(503, { status: 'down' });

    expect(await health()).toEqual([503, { status: 'down', ...demo }]);
  });

  it('shows parts and counts to administrators only', async () => {
    const figures = { mailsOwed: 3, mailsFailed: 1 };
    gateway.leads.answer(200, { status: 'degraded', dependencies: { queue: 'down' }, figures });
    const asked = async (role: Role) => {
      gateway.auth.answer(200, { status: 'ok', identity: { ...marisol, role } });
      const answer = await gateway.send('/api/health', {
        headers: { Cookie: `sandhill_session=${sessionToken}` },
      });
      return ((await answer.json()) as { parts?: unknown[] }).parts;
    };

    expect(await asked('user')).toBeUndefined();
    expect(await asked('administrator')).toContainEqual({
      name: 'leads',
      status: 'degraded',
      dependencies: { queue: 'down' },
      figures,
    });
  });

  it('asks the parts once for concurrent requests', async () => {
    await Promise.all([health(), health(), health()]);

    expect(gateway.leads.arrivals).toHaveLength(1);
  });

  it('asks them again when the clock was set back', async () => {
    await health();
    const [now, passed] = [Date.now(), performance.now()];
    const clocks = [
      jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000),
      jest.spyOn(performance, 'now').mockReturnValue(passed + 3_000),
    ];
    gateway.leads.answer(503, { status: 'down' });

    expect(await health()).toEqual([503, { status: 'down', ...demo }]);
    for (const clock of clocks) clock.mockRestore();
  });

  it('reports proxied visitors', async () => {
    await gateway.send('/api/projects', { headers: { 'X-Forwarded-For': '172.18.0.1' } });

    expect((await health())[1]).toMatchObject({ clientAddresses: 'hidden' });
  });

  it('includes configured workers, and live mode', async () => {
    const live = await TestGateway.start({
      SITE_MODE: 'live',
      PUBLIC_URL: 'https://grounds.test',
      LEADS_WORKER_URL: 'http://127.0.0.1:1',
    });

    for (const part of [live.auth, live.leads, live.media, live.content]) part.answer(200, { status: 'ok' });

    const answer = await live.send('/api/health');

    expect(await answer.json()).toEqual({ status: 'degraded', mode: 'live' });
    await live.stop();
  });
});

describe('the gateway’s own health', () => {
  it('has no dependencies', async () => {
    await Promise.all([
      gateway.auth.stop(),
      gateway.leads.stop(),
      gateway.media.stop(),
      gateway.content.stop(),
    ]);

    expect((await gateway.send('/health/live')).status).toBe(200);
    expect(await (await gateway.send('/health/ready')).json()).toEqual({ status: 'ok', dependencies: {} });
  });
});

describe('the contract', () => {
  it('is served', async () => {
    const document = (await (await gateway.send('/api/openapi.json')).json()) as { paths: object };

    expect(Object.keys(document.paths)).toContain('/api/projects');
  });

  it('is committed and contains the gateway’s own routes', async () => {
    const [committed, own] = [readCommittedDocument(), await describeGateway()];

    for (const [path, { get }] of Object.entries(own.paths)) {
      expect(committed.paths[path]?.get?.operationId).toEqual(get?.operationId);
    }
    expect(Object.keys(own.paths).sort()).toEqual(['/api/health', '/api/openapi.json']);
  });
});

describe('the page of the contract', () => {
  it('has a strict content security policy', async () => {
    const answer = await gateway.send('/api/docs');
    const html = await answer.text();

    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(html).toContain('<title>Sandhill Grounds API</title>');
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
    expect(html).not.toMatch(/\son\w+=/);
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
    expect(sources).toContain('./docs/swagger-ui-init.js');
    for (const source of sources) {
      const url = new URL(source, 'http://site.test/api/docs');
      expect(url.origin).toBe('http://site.test');
      const asset = await gateway.send(url.pathname);
      expect([url.pathname, asset.status, (await asset.arrayBuffer()).byteLength > 0]).toEqual([
        url.pathname,
        200,
        true,
      ]);
    }
  });

  it('shows the served contract', async () => {
    const script = await (await gateway.send('/api/docs/swagger-ui-init.js')).text();

    expect(script).toContain('/api/user/session');
  });
});
