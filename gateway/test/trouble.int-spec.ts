// Small HTTP servers stand in for the services, and misbehave.
import { EventEmitter, once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { origin, refusal, sessionToken, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await TestGateway.start({ SERVICE_TIMEOUT_MS: '1500', SESSION_TIMEOUT_MS: '200' });
});

beforeEach(() => gateway.reset());

afterAll(() => gateway.stop());

/** Calls back into the test when something happens, so that it need not sleep. */
function aSignal() {
  const events = new EventEmitter();
  return { given: once(events, 'given'), give: () => void events.emit('given') };
}

/** Sends a raw HTTP/1.1 request and gives all that came back until the connection ended. */
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

describe('a service that', () => {
  it('refuses connections is not available', async () => {
    await gateway.media.stop();

    const answer = await gateway.send('/api/projects');
    await gateway.media.listen();

    expect(await refusal(answer)).toEqual([502, 'service_unavailable']);
    expect((await gateway.send('/api/projects')).status).toBe(200);
  });

  it('breaks the connection off is not available', async () => {
    gateway.media.behave = (incoming) => void incoming.socket.destroy();

    expect(await refusal(await gateway.send('/api/projects'))).toEqual([502, 'service_unavailable']);
    expect(await refusal(await gateway.post('/api/projects'))).toEqual([502, 'service_unavailable']);
  });

  it('says nothing has run out of time', async () => {
    gateway.media.behave = () => undefined;

    expect(await refusal(await gateway.send('/api/projects'))).toEqual([504, 'service_timeout']);
    expect(await refusal(await gateway.post('/api/projects', { a: 1 }))).toEqual([504, 'service_timeout']);
  });

  it('stops reading has run out of time, and its sender is not blamed for it', async () => {
    const paced = await TestGateway.start({ SERVICE_TIMEOUT_MS: '2500', BODY_PACE_SECONDS: '1' });
    paced.leads.behave = (incoming) => void incoming.pause();

    const answer = await paced.send('/api/quotes', { method: 'POST', body: Buffer.alloc(30_000_000) });

    expect(await refusal(answer)).toEqual([504, 'service_timeout']);
    await paced.stop();
  });

  it('dies in the middle of its answer does not leave half an answer that looks whole', async () => {
    gateway.media.behave = (_incoming, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"projects":', () => response.socket?.destroy());
    };

    const answer = await gateway.send('/api/projects');

    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('stops in the middle of its answer does not hold the client', async () => {
    gateway.media.behave = (_incoming, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{');
    };

    const answer = await gateway.send('/api/projects');

    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('answers before it has read the body is heard', async () => {
    gateway.leads.behave = (_incoming, response) => {
      response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' });
      response.end(JSON.stringify({ error: 'Busy.', code: 'busy' }));
    };

    const answer = await gateway.send('/api/quotes', { method: 'POST', body: Buffer.alloc(20_000_000) });

    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await refusal(answer)).toEqual([503, 'busy']);
  });

  it('is auth and hangs does not hold a public request for long', async () => {
    gateway.auth.behave = () => undefined;
    const cookie = { Cookie: `sandhill_session=${sessionToken}` };

    expect((await gateway.send('/api/projects', { headers: cookie })).status).toBe(200);
    expect(await refusal(await gateway.post('/api/projects', {}, cookie))).toEqual([503, 'busy']);
  });

  it.each([
    ['hangs', () => undefined],
    ['breaks off', (socket: Socket | null) => void socket?.destroy()],
  ])('is auth and %s in the middle of its answer harms nobody', async (_what, then) => {
    gateway.auth.behave = (_incoming, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"identity":', () => then(response.socket));
    };
    const cookie = { Cookie: `sandhill_session=${sessionToken}` };

    expect((await gateway.send('/api/projects', { headers: cookie })).status).toBe(200);
    expect(await refusal(await gateway.post('/api/projects', {}, cookie))).toEqual([503, 'busy']);
  });

  it('is auth and fails does not make a stranger of anybody', async () => {
    gateway.auth.answer(500, { error: 'no' });

    const answer = await gateway.send('/api/user', {
      headers: { Cookie: `sandhill_session=${sessionToken}` },
    });

    expect(await refusal(answer)).toEqual([503, 'busy']);
  });
});

describe('a client that goes away', () => {
  it('ends what was asked of the service', async () => {
    const arrived = aSignal();
    const ended = aSignal();
    gateway.media.behave = (incoming) => {
      arrived.give();
      incoming.socket.once('close', ended.give);
    };
    const outgoing = request({ port: gateway.port, host: '127.0.0.1', path: '/api/projects' });
    outgoing.on('error', () => undefined);
    outgoing.end();

    await arrived.given;
    outgoing.destroy();

    await ended.given;
    expect(outgoing.destroyed).toBe(true);
  });

  it('in the middle of its body ends it too', async () => {
    const arrived = aSignal();
    const ended = aSignal();
    gateway.leads.behave = (incoming) => {
      incoming.once('data', arrived.give);
      incoming.once('error', () => undefined);
      incoming.socket.once('close', ended.give);
    };
    const headers = { Origin: 'http://localhost:8080', 'Content-Length': 1000 };
    const outgoing = request({
      port: gateway.port,
      host: '127.0.0.1',
      path: '/api/quotes',
      method: 'POST',
      headers,
    });
    outgoing.on('error', () => undefined);
    outgoing.write('{');

    await arrived.given;
    outgoing.destroy();

    await ended.given;
    expect(outgoing.destroyed).toBe(true);
  });
});

describe('a body that is too large', () => {
  it.each([
    ['/api/quotes', 36_000_001],
    ['/api/projects', 14_000_001],
    ['/api/projects/7', 14_000_001],
    ['/api/contact', 100_001],
    ['/api/user/login', 100_001],
  ])('for %s is refused by its length', async (path, bytes) => {
    const answer = await gateway.send(path, { method: 'POST', body: Buffer.alloc(bytes) });

    expect(await refusal(answer)).toEqual([413, 'body_too_large']);
    expect([...gateway.auth.arrivals, ...gateway.leads.arrivals, ...gateway.media.arrivals]).toEqual([]);
  });

  it('is refused at once, without waiting for the body', async () => {
    const text = await raw([
      'POST /api/contact HTTP/1.1',
      'Host: x',
      'Origin: http://localhost:8080',
      'Connection: close',
      'Content-Length: 100001',
    ]);

    expect(text).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is taken when it is just small enough', async () => {
    const answer = await gateway.send('/api/contact', { method: 'POST', body: Buffer.alloc(100_000) });

    expect(answer.status).toBe(200);
    expect(gateway.leads.last.body).toHaveLength(100_000);
  });

  it('is found by counting when it comes in chunks, and the service sees it end', async () => {
    const ended = aSignal();
    gateway.leads.behave = (incoming) => {
      incoming.resume();
      incoming.once('error', () => undefined);
      incoming.once('close', ended.give);
    };
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;

    const text = await raw(
      [
        'POST /api/contact HTTP/1.1',
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

  it('in chunks does not harm the requests after it on the same connection', async () => {
    const tooLarge = async () =>
      gateway.send('/api/contact', {
        method: 'POST',
        body: new Blob([Buffer.alloc(300_000)]).stream(),
        duplex: 'half',
      });

    expect(await refusal(await tooLarge())).toEqual([413, 'body_too_large']);
    expect((await gateway.post('/api/contact', { a: 1 })).status).toBe(200);
  });
});

describe('a body that trickles', () => {
  it('is its sender’s fault when it never comes, and not the service’s', async () => {
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

  it('is cut off, and one that flows is not', async () => {
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
