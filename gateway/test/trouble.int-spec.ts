// Small HTTP servers stand in for the services, and misbehave.
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { aSignal } from './support/signal.js';
import { cookie, refusal, sessionToken, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await TestGateway.start({ SERVICE_TIMEOUT_MS: '1500', SESSION_TIMEOUT_MS: '200' });
});

beforeEach(() => gateway.reset());

afterAll(() => gateway.stop());

describe('a service that', () => {
  it('refuses connections is unavailable', async () => {
    await gateway.media.stop();

    const answer = await gateway.send('/api/projects');
    await gateway.media.listen();

    expect(await refusal(answer)).toEqual([502, 'service_unavailable']);
    expect((await gateway.send('/api/projects')).status).toBe(200);
  });

  it('breaks the connection is unavailable', async () => {
    gateway.media.behave = (incoming) => void incoming.socket.destroy();

    expect(await refusal(await gateway.send('/api/projects'))).toEqual([502, 'service_unavailable']);
    expect(await refusal(await gateway.post('/api/projects', {}, cookie))).toEqual([
      502,
      'service_unavailable',
    ]);
  });

  it('breaks the connection of a write is not asked again: it may have been done', async () => {
    const asked: unknown[] = [];
    gateway.media.behave = (incoming) => {
      asked.push(incoming.method);
      incoming.socket.destroy();
    };

    await gateway.send('/api/projects');
    expect(asked).toEqual(['GET', 'GET']);
    const answer = await gateway.post('/api/projects', {}, cookie);

    expect(await refusal(answer)).toEqual([502, 'service_unavailable']);
    expect(asked).toEqual(['GET', 'GET', 'POST']);
  });

  it('is not reached, because its address is another part’s now, is looked for again', async () => {
    const meant: unknown[] = [];
    for (const [part, path] of [
      [gateway.media, '/api/projects'],
      [gateway.auth, '/api/user/session'],
    ] as const) {
      let isFirst = true;
      const { behave } = part;
      part.behave = (incoming, response) => {
        meant.push(incoming.headers['x-part']);
        // Closes the connection as `rejectMisdirected` of the platform does.
        if (isFirst) incoming.socket.destroy();
        else behave(incoming, response);
        isFirst = false;
      };

      expect((await gateway.send(path, { headers: cookie })).status).toBe(200);
    }

    expect(new Set(meant)).toEqual(new Set(['media', 'auth']));
  });

  it('does not answer times out', async () => {
    gateway.media.behave = () => undefined;

    expect(await refusal(await gateway.send('/api/projects'))).toEqual([504, 'service_timeout']);
    expect(await refusal(await gateway.post('/api/projects', { a: 1 }, cookie))).toEqual([
      504,
      'service_timeout',
    ]);
  });

  it('stops reading times out, and the client is not blamed', async () => {
    const paced = await TestGateway.start({ SERVICE_TIMEOUT_MS: '2500', BODY_PACE_SECONDS: '1' });
    paced.leads.behave = (incoming) => void incoming.pause();

    const answer = await paced.send('/api/quotes', { method: 'POST', body: Buffer.alloc(30_000_000) });

    expect(await refusal(answer)).toEqual([504, 'service_timeout']);
    await paced.stop();
  });

  it('dies in the middle of its answer does not leave half an answer that looks complete', async () => {
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

  it('answers before it has read the body is forwarded', async () => {
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

    expect((await gateway.send('/api/projects', { headers: cookie })).status).toBe(200);
    expect(await refusal(await gateway.post('/api/projects', {}, cookie))).toEqual([503, 'busy']);
  });

  it.each([
    ['hangs', () => undefined],
    ['breaks off', (socket: Socket | null) => void socket?.destroy()],
  ])('is auth and %s in the middle of its answer does no harm', async (_what, then) => {
    gateway.auth.behave = (_incoming, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"identity":', () => then(response.socket));
    };

    expect((await gateway.send('/api/projects', { headers: cookie })).status).toBe(200);
    expect(await refusal(await gateway.post('/api/projects', {}, cookie))).toEqual([503, 'busy']);
  });

  it('is auth and fails does not make callers anonymous', async () => {
    gateway.auth.answer(500, { error: 'no' });

    const answer = await gateway.send('/api/user', {
      headers: { Cookie: `sandhill_session=${sessionToken}` },
    });

    expect(await refusal(answer)).toEqual([503, 'busy']);
  });
});

describe('a client that disconnects', () => {
  it('aborts its request to the service', async () => {
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

  it('aborts it in the middle of its body too', async () => {
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
