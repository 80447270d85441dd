// Small HTTP servers stand in for auth, leads, media and content. The tests check the requests that reach them.
import { JwtService } from '@nestjs/jwt';
import { identityHeader } from '@sandhill/platform/identity/identity.js';
import { publicKeyPem } from '@sandhill/platform/identity/identity-keys.js';
import { keys, marisol, origin, refusal, sessionToken, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;
const cookie = { Cookie: `theme=dark; sandhill_session=${sessionToken}` };

beforeAll(async () => {
  gateway = await TestGateway.start();
});

beforeEach(() => gateway.reset());

afterAll(() => gateway.stop());

function claimsOf(token: unknown, audience: string): object {
  const jwt = new JwtService({ publicKey: publicKeyPem(keys.publicKey) });
  return jwt.verify<object>(String(token), { algorithms: ['ES256'], audience, issuer: 'gateway' });
}

describe('forwarding to a service', () => {
  it('changes neither method, path, query, body nor answer', async () => {
    gateway.leads.answer(201, { id: 'x' }, { 'Idempotency-Replayed': 'false' });

    const answer = await gateway.post(
      '/api/quotes?from=caf%C3%A9&a=1',
      { name: 'Ñandú' },
      { 'Idempotency-Key': 'k' },
    );

    expect([answer.status, await answer.json()]).toEqual([201, { id: 'x' }]);
    expect(answer.headers.get('Idempotency-Replayed')).toBe('false');
    const { method, url, headers, body } = gateway.leads.last;
    expect([method, url, headers['idempotency-key']]).toEqual([
      'POST',
      '/api/quotes?from=caf%C3%A9&a=1',
      'k',
    ]);
    expect(JSON.parse(body.toString())).toEqual({ name: 'Ñandú' });
  });

  it.each([
    ['/api/user/session', 'auth'],
    ['/api/contact', 'leads'],
    ['/api/leads/photos/7?token=x', 'leads'],
    ['/api/projects/featured', 'media'],
    ['/api/site/versions', 'content'],
  ] as const)('of %s leads to %s', async (path, service) => {
    await gateway.send(path);

    expect(gateway[service].last.url).toBe(path);
  });

  it('forwards a large body and a chunked one unchanged', async () => {
    const bytes = Buffer.alloc(13_000_000, 'gallery');
    await gateway.send('/api/projects', { method: 'POST', body: bytes, headers: cookie });
    expect(gateway.media.last.body.equals(bytes)).toBe(true);

    const stream = new Blob([bytes]).stream();
    await gateway.send('/api/projects', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: cookie,
    });
    expect(gateway.media.last.headers['transfer-encoding']).toBe('chunked');
    expect(gateway.media.last.body.equals(bytes)).toBe(true);
  });

  it.each([
    '/api/internal/session',
    '/api/Internal/session',
    '/api/%69nternal/session',
    '/api/user/%2e%2e/internal/session',
    '/api//internal/session',
    '/api/nothing',
  ])('answers 404 for %s', async (path) => {
    const answer = await gateway.send(path);

    expect(await refusal(answer)).toEqual([404, 'not_found']);
    expect(gateway.auth.arrivals).toEqual([]);
  });

  it('answers a path that cannot be decoded', async () => {
    expect((await gateway.send('/api/user/%zz')).status).toBe(400);
  });

  it('sends a request id and returns it in the answer', async () => {
    const answer = await gateway.send('/api/projects', { headers: { 'X-Request-Id': 'made-by-nginx-1' } });

    expect(gateway.media.last.headers['x-request-id']).toBe('made-by-nginx-1');
    expect(answer.headers.get('X-Request-Id')).toBe('made-by-nginx-1');
    await gateway.send('/api/projects', { headers: { 'X-Request-Id': 'evil\tid "' } });
    expect(gateway.media.last.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the caller’s identity', () => {
  it('is signed, for this service alone', async () => {
    await gateway.send('/api/projects', { headers: cookie });

    const token = gateway.media.last.headers[identityHeader];
    expect(claimsOf(token, 'media')).toMatchObject({
      sub: marisol.userId,
      username: 'marisol',
      role: 'administrator',
      sid: marisol.sessionId,
    });
    expect(() => claimsOf(token, 'leads')).toThrow('audience');
  });

  it('is looked up in auth with the gateway’s own token', async () => {
    await gateway.send('/api/projects', { headers: cookie });

    const { url, headers } = gateway.auth.last;
    expect([url, headers['x-session-token']]).toEqual(['/api/internal/session', sessionToken]);
    expect(claimsOf(headers[identityHeader], 'auth')).toMatchObject({ gateway: true });
  });

  it('is missing without a session cookie, and auth is not asked', async () => {
    await gateway.send('/api/projects', { headers: { Cookie: 'theme=dark' } });

    expect(gateway.media.last.headers).not.toHaveProperty(identityHeader);
    expect(gateway.auth.arrivals).toEqual([]);
  });

  it('is missing for an ended session', async () => {
    await gateway.send('/api/projects', { headers: { Cookie: `sandhill_session=${'E'.repeat(43)}` } });

    expect(gateway.auth.arrivals).toHaveLength(1);
    expect(gateway.media.last.headers).not.toHaveProperty(identityHeader);
  });

  it('never comes from the client’s own header without a session, or with one that has ended', async () => {
    const ended: Array<Record<string, string>> = [{}, { Cookie: `sandhill_session=${'E'.repeat(43)}` }];
    for (const sent of ended) {
      await gateway.send('/api/projects', { headers: { [identityHeader]: 'forged', ...sent } });

      expect(gateway.media.last.headers).not.toHaveProperty(identityHeader);
    }
  });

  it('never comes from the client’s own headers', async () => {
    await gateway.send('/api/projects', {
      headers: {
        [identityHeader]: 'forged',
        'X-Session-Token': sessionToken,
        'X-Forwarded-For': '198.51.100.1, 203.0.113.7',
        'X-Forwarded-Host': 'elsewhere.test',
        'X-Forwarded-Proto': 'gopher',
        'X-Real-IP': '198.51.100.1',
        Forwarded: 'for=198.51.100.1',
        'CF-Connecting-IP': '198.51.100.1',
        ...cookie,
      },
    });

    const { headers } = gateway.media.last;
    expect(headers['x-forwarded-for']).toBe('203.0.113.7');
    expect(headers[identityHeader]).not.toBe('forged');
    for (const name of ['cookie', 'forwarded', 'x-session-token', 'x-forwarded-host', 'x-forwarded-proto']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(JSON.stringify(headers)).not.toContain('198.51.100.1');
  });
});

describe('a known browser’s cookie', () => {
  const device = 'D'.repeat(43);
  const both = { Cookie: `sandhill_device=${device}; sandhill_session=${sessionToken}` };

  it('reaches auth alone, as a header', async () => {
    await gateway.post('/api/user/login', {}, both);
    expect(gateway.auth.last.headers['x-device-token']).toBe(device);
    expect(gateway.auth.last.headers).not.toHaveProperty('cookie');

    await gateway.send('/api/projects', { headers: both });
    expect(gateway.media.last.headers).not.toHaveProperty('x-device-token');
  });

  it('never comes from the client’s own header, or malformed', async () => {
    await gateway.post('/api/user/login', {}, { 'X-Device-Token': device, Cookie: 'sandhill_device=a b' });

    expect(gateway.auth.last.headers).not.toHaveProperty('x-device-token');
  });
});

describe('a route that asks for a fresh sign-in', () => {
  const halfAnHourAgo = Math.floor(Date.now() / 1000) - 30 * 60;

  it('is forwarded with one', async () => {
    expect((await gateway.post('/api/leads/7/erase', {}, cookie)).status).toBe(200);
    const token = gateway.leads.last.headers[identityHeader];
    expect(claimsOf(token, 'leads')).toMatchObject({ confirmedAt: marisol.confirmedAt });
  });

  it.each([halfAnHourAgo, undefined])('is refused without one (%s)', async (confirmedAt) => {
    gateway.caller = { ...marisol, confirmedAt };

    const answer = await gateway.post('/api/leads/7/erase', {}, cookie);

    expect(await refusal(answer)).toEqual([403, 'fresh_sign_in_required']);
    expect(gateway.leads.arrivals).toEqual([]);
  });
});

describe('a caller who lacks a required second factor', () => {
  beforeEach(() => {
    gateway.caller = { ...marisol, needsSecondFactor: true };
  });

  it('may set it up, and read what everyone reads', async () => {
    expect((await gateway.post('/api/user/passkeys', {}, cookie)).status).toBe(200);
    expect((await gateway.send('/api/projects', { headers: cookie })).status).toBe(200);
  });

  it('may do nothing else', async () => {
    const answers = await Promise.all([
      gateway.send('/api/user', { headers: cookie }),
      gateway.post('/api/projects', {}, cookie),
      gateway.post('/api/queues/unknown', {}, cookie),
    ]);

    for (const answer of answers)
      expect(await refusal(answer)).toEqual([403, 'second_factor_set_up_required']);
  });
});

describe('an unsafe request', () => {
  it.each([
    [{ Origin: origin }, 200],
    [{ Origin: 'http://127.0.0.1:8080' }, 200],
    [{ Origin: 'https://elsewhere.test' }, 403],
    [{ Origin: 'null' }, 403],
  ])('with %j is answered with %s', async (headers, status) => {
    const answer = await gateway.post('/api/user/logout', {}, headers);

    expect(answer.status).toBe(status);
    expect(gateway.auth.arrivals).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(['https://elsewhere.test', 'null'])('for a door of leads may come from %s', async (from) => {
    const answer = await gateway.post('/api/leads/inbound/token', {}, { Origin: from });

    expect(answer.status).toBe(200);
  });

  it('says why it was refused', async () => {
    const answer = await gateway.post('/api/quotes', {}, { Origin: 'https://elsewhere.test' });

    expect(await refusal(answer)).toEqual([403, 'origin_not_allowed']);
  });
});

describe('while auth is unavailable', () => {
  beforeEach(() => gateway.auth.stop());

  afterEach(() => gateway.auth.listen());

  it('visitors are not affected', async () => {
    expect((await gateway.send('/api/projects')).status).toBe(200);
    expect((await gateway.post('/api/quotes')).status).toBe(200);
  });

  it('public requests of signed-in users continue anonymously', async () => {
    const answer = await gateway.send('/api/projects', { headers: cookie });

    expect(answer.status).toBe(200);
    expect(gateway.media.last.headers).not.toHaveProperty(identityHeader);
  });

  it('requests that need a session get 503 with Retry-After', async () => {
    const answer = await gateway.post('/api/projects', {}, cookie);

    expect(answer.headers.get('Retry-After')).toBe('3');
    expect(await refusal(answer)).toEqual([503, 'busy']);
    expect(gateway.media.arrivals).toEqual([]);
  });

  it('auth’s own routes are unavailable', async () => {
    expect(await refusal(await gateway.send('/api/user/session'))).toEqual([502, 'service_unavailable']);
  });
});

describe('a public form', () => {
  it('never waits for auth, whatever cookie it carries', async () => {
    await gateway.post('/api/quotes', {}, cookie);
    await gateway.post('/api/contact', {}, cookie);

    expect(gateway.leads.arrivals).toHaveLength(2);
    expect(gateway.auth.arrivals).toEqual([]);
  });
});
