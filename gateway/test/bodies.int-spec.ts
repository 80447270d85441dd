import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { JwtService } from '@nestjs/jwt';
import { identityHeader } from '@sandhill/platform/identity/identity.js';
import { publicKeyPem } from '@sandhill/platform/identity/identity-keys.js';
import { aSignal } from './support/signal.js';
import { cookie, keys, origin, refusal, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await TestGateway.start();
});

beforeEach(() => gateway.reset());

afterAll(() => gateway.stop());

/** Sends a raw HTTP/1.1 request and returns everything received until the connection ended. */
async function raw(lines: string[], more?: (write: (bytes: string) => void) => void): Promise<string> {
  const socket = connect(gateway.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write([...lines, '', ''].join('\r\n'));
  more?.((bytes) => socket.write(bytes));
  await once(socket, 'close');
  return text;
}

function isValidLater(token: unknown, seconds: number): boolean {
  const jwt = new JwtService({ publicKey: publicKeyPem(keys.publicKey) });
  const clockTimestamp = Math.floor(Date.now() / 1000) + seconds;
  try {
    return Boolean(jwt.verify(String(token), { algorithms: ['ES256'], clockTimestamp }));
  } catch {
    return false;
  }
}

describe('the identity beside a body', () => {
  it.each([
    ['/api/projects', 'media'],
    ['/api/lead-attachments/019aa000-0000-7000-8000-000000000001', 'leads'],
  ] as const)('for %s is valid until a picture has arrived over a weak network', async (path, service) => {
    await gateway.post(path, {}, cookie);

    expect(isValidLater(gateway[service].last.headers[identityHeader], 900)).toBe(true);
  });

  it('is valid for a minute where the body is small', async () => {
    await gateway.post('/api/leads/changes', {}, cookie);

    const token = gateway.leads.last.headers[identityHeader];
    expect([50, 70].map((seconds) => isValidLater(token, seconds))).toEqual([true, false]);
  });
});

describe('a body that is too large', () => {
  it.each([
    ['/api/quotes', 36_000_001],
    ['/api/projects', 14_000_001],
    ['/api/projects/7', 14_000_001],
    ['/api/contact', 36_000_001],
    ['/api/user/login', 100_001],
  ])('for %s is refused by its length', async (path, bytes) => {
    const answer = await gateway.send(path, { method: 'POST', body: Buffer.alloc(bytes) });

    expect(await refusal(answer)).toEqual([413, 'body_too_large']);
    expect([...gateway.auth.arrivals, ...gateway.leads.arrivals, ...gateway.media.arrivals]).toEqual([]);
  });

  it('is refused immediately, without waiting for the body', async () => {
    const text = await raw([
      'POST /api/user/login HTTP/1.1',
      'Host: x',
      'Origin: http://localhost:8080',
      'Connection: close',
      'Content-Length: 100001',
    ]);

    expect(text).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is accepted at exactly the limit', async () => {
    const answer = await gateway.send('/api/user/login', { method: 'POST', body: Buffer.alloc(100_000) });

    expect(answer.status).toBe(200);
    expect(gateway.auth.last.body).toHaveLength(100_000);
  });

  it('is detected by counting chunks, and the service sees it abort', async () => {
    const ended = aSignal();
    gateway.auth.behave = (incoming) => {
      incoming.resume();
      incoming.once('error', () => undefined);
      incoming.once('close', ended.give);
    };
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;

    const text = await raw(
      [
        'POST /api/user/login HTTP/1.1',
        'Host: x',
        'Origin: http://localhost:8080',
        'Connection: close',
        'Transfer-Encoding: chunked',
      ],
      (write) => {
        for (let count = 0; count < 4; count += 1) write(chunk);
      },
    );
    await ended.given;

    expect(text).toMatch(/^HTTP\/1.1 413 /);
    expect(text).toContain('"code":"body_too_large"');
  });

  it('in chunks is measured to the byte and does not affect later requests on the same connection', async () => {
    const login = async (bytes: number) =>
      gateway.send('/api/user/login', {
        method: 'POST',
        body: new Blob([Buffer.alloc(bytes)]).stream(),
        duplex: 'half',
      });

    expect((await login(100_000)).status).toBe(200);
    for (const bytes of [100_001, 300_000])
      expect(await refusal(await login(bytes))).toEqual([413, 'body_too_large']);
    expect((await gateway.post('/api/user/login', { a: 1 })).status).toBe(200);
  });
});

describe('a slow body', () => {
  it('is the client’s fault if it never arrives, not the service’s', async () => {
    const paced = await TestGateway.start({ BODY_PACE_SECONDS: '1', SERVICE_TIMEOUT_MS: '200' });
    const silent = request({
      port: paced.port,
      path: '/api/quotes',
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': 50_000 },
    });
    silent.on('error', () => undefined);
    silent.flushHeaders();

    const [answer] = (await once(silent, 'response')) as [IncomingMessage];

    expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([
      408,
      expect.objectContaining({ code: 'body_too_slow' }),
    ]);
    await paced.stop();
  });

  it('is cut off, and a steady one is not', async () => {
    const paced = await TestGateway.start({ BODY_PACE_SECONDS: '1' });
    const post = (length: number) =>
      request({
        port: paced.port,
        path: '/api/quotes',
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': length },
      });
    const slow = post(50_000);
    const drip = setInterval(() => slow.write(' '), 50);
    const [cut] = (await once(slow, 'response')) as [IncomingMessage];
    clearInterval(drip);
    slow.on('error', () => undefined);

    expect([cut.statusCode, cut.headers.connection]).toEqual([408, 'close']);
    expect(JSON.parse(await text(cut))).toMatchObject({ code: 'body_too_slow' });

    const steady = post(30_000);
    const writes = setInterval(() => steady.write(' '.repeat(1000)), 100);
    const [taken] = (await once(steady, 'response')) as [IncomingMessage];
    clearInterval(writes);
    expect(taken.resume().statusCode).toBe(200);
    await paced.stop();
  });
});
