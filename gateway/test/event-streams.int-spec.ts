// A small HTTP server stands in for leads, which streams.
import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { EventStreams } from '../src/streams/event-streams.js';
import { cookie, origin, refusal, TestGateway } from './support/start-gateway.js';

let gateway: TestGateway;
let streaming: ServerResponse | undefined;

const start = async (environment: Record<string, string> = {}) => {
  gateway = await TestGateway.start({ SERVICE_TIMEOUT_MS: '200', ...environment });
  gateway.leads.behave = async (request, response) => {
    await gateway.leads.note(request);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('retry: 1000\n\n');
    streaming = response;
  };
};

afterEach(() => gateway.stop());

/** Opens an event stream. Collects its text and, when the response has ended, whether the response was complete. */
async function listen() {
  const headers = { ...cookie, Origin: origin, 'X-Forwarded-For': '203.0.113.7' };
  const request = get(`http://127.0.0.1:${gateway.port}/api/lead-events`, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const heard = { text: '', isWhole: undefined as boolean | undefined, stop: () => request.destroy() };
  answer.on('data', (bytes: Buffer) => (heard.text += bytes.toString()));
  answer.on('error', () => undefined);
  answer.once('close', () => (heard.isWhole = answer.complete));
  return heard;
}

describe('a stream of events', () => {
  it('passes as it comes, longer than a service may otherwise be silent, and ends with the client', async () => {
    await start();
    const heard = await listen();
    await waitUntil('the first words', async () => heard.text === 'retry: 1000\n\n');

    // For comparison, another request to the same service exceeds the limit on silence.
    const { behave } = gateway.leads;
    gateway.leads.behave = () => undefined;
    expect(await refusal(await gateway.send('/api/leads', { headers: cookie }))).toEqual([
      504,
      'service_timeout',
    ]);
    gateway.leads.behave = behave;
    streaming?.write('event: lead\n\n');
    await waitUntil('the event', async () => heard.text.endsWith('event: lead\n\n'));
    expect(heard.isWhole).toBeUndefined();

    const closed = once(streaming!, 'close');
    heard.stop();
    await closed;
  });

  it('asks auth for the session without keeping it alive', async () => {
    await start();
    await listen();

    expect(gateway.auth.last.headers['x-session-use']).toBe('watch');
    gateway.leads.answer(200, {});
    await gateway.send('/api/leads', { headers: { ...cookie, 'X-Session-Use': 'watch' } });
    expect(gateway.auth.last.headers['x-session-use']).toBeUndefined();
  });

  it('needs a session', async () => {
    await start();

    expect(await refusal(await gateway.send('/api/lead-events'))).toEqual([401, 'not_authenticated']);
  });

  it('is ended by the gateway, whole, and the service hears of it', async () => {
    await start({ EVENT_STREAM_SECONDS: '1' });
    const heard = await listen();
    const closed = once(streaming!, 'close');

    await waitUntil('the end', async () => heard.isWhole !== undefined);
    expect(heard.isWhole).toBe(true);
    await closed;
  });

  it('ends at once if it begins while the gateway ends', async () => {
    await start({ EVENT_STREAM_SECONDS: '3600' });
    gateway.app.get(EventStreams, { strict: false }).onModuleDestroy();

    const heard = await listen();

    await waitUntil('the end', async () => heard.isWhole === true);
  });

  it('ends when the gateway does', async () => {
    await start();
    const heard = await listen();

    await gateway.stop();

    await waitUntil('the end', async () => heard.isWhole !== undefined);
    expect(heard.isWhole).toBe(true);
  });
});
