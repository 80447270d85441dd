import { jest } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { LeadEventStreams } from '../src/events/lead-event-streams.js';
import { LeadEventsRepository } from '../src/events/lead-events.repository.js';
import { recordLeadHistory } from '../src/model/record-lead-history.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const agent = new Agent({ maxSockets: Infinity });
const users = (index: number) => `019aa000-0000-7000-8000-${String(index).padStart(12, '0')}`;

interface Stream {
  events: Array<{ id: string; what: string }>;
  status: number;
  body: string;
  lastId: string;
  isOpen: boolean;
  close: () => void;
}

describe('open lists', () => {
  let leads: Leads;
  const open: Stream[] = [];

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });

  afterAll(() => leads.stopAll());

  async function listen(user = 1, lastEventId?: string): Promise<Stream> {
    const headers = {
      ...leads.signedInAs('user', 'leads', { userId: users(user) }),
      ...(lastEventId && { 'Last-Event-ID': lastEventId }),
    };
    const request = get(`${leads.url}/api/lead-events`, { headers, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const stream: Stream = {
      events: [],
      status: answer.statusCode ?? 0,
      body: '',
      lastId: '',
      isOpen: true,
      close: () => request.destroy(),
    };
    answer.on('data', (bytes: Buffer) => {
      stream.body += bytes.toString();
      stream.events = [...stream.body.matchAll(/event: lead\ndata: (.*)\n\n/g)].map(
        ([, data]) => JSON.parse(data ?? '') as { id: string; what: string },
      );
      stream.lastId = [...stream.body.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
    });
    answer.on('error', () => undefined);
    answer.once('close', () => (stream.isOpen = false));
    open.push(stream);
    return stream;
  }

  const quote = async () => (await post(`${leads.url}/api/quotes`, aQuote())).body.id;
  const hears = (stream: Stream, id: string, what: string) =>
    stream.events.some((event) => event.id === id && event.what === what);
  const untilHeard = (stream: Stream, id: string, what: string) =>
    waitUntil(`${what} ${id}`, async () => hears(stream, id, what));

  it('answer HEAD without opening a stream', async () => {
    const headers = leads.signedInAs('user', 'leads', { userId: users(9) });

    const { status, headers: told } = await fetch(`${leads.url}/api/lead-events`, {
      method: 'HEAD',
      headers,
    });

    expect([status, told.get('content-type')]).toEqual([200, 'text/event-stream']);
  });

  it('all hear of a new lead and of its changes, which one query a second reads for all of them', async () => {
    const reads = jest.spyOn(LeadEventsRepository.prototype, 'last');
    const streams = await Promise.all(Array.from({ length: 200 }, (_, index) => listen(index)));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const readsBefore = reads.mock.calls.length;
    const begun = performance.now();

    const id = await quote();
    const contact = (await post(`${leads.url}/api/contact`, aContact())).body.id;
    for (const stream of streams) await untilHeard(stream, id, 'created');
    for (const stream of streams) await untilHeard(stream, contact, 'created');
    await fetch(`${leads.url}/api/leads/${id}`, {
      method: 'PATCH',
      headers: { ...leads.signedInAs('user'), 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'contacted' }),
    });
    for (const stream of streams) await untilHeard(stream, id, 'changed');

    const seconds = (performance.now() - begun) / 1000;
    expect(reads.mock.calls.length - readsBefore).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    expect(streams[0]?.body).not.toContain('Ann');
    expect(streams[0]?.events.filter((event) => event.id === id)).toHaveLength(2);
    for (const stream of open.splice(0)) stream.close();
    // While no list is open, nothing is read.
    const service = leads.app.get(LeadEventStreams, { strict: false });
    await waitUntil('the end of reading', async () => service['polling'] === undefined);
    reads.mockRestore();
  });

  it('hear that a lead was erased, so that no open page goes on showing it', async () => {
    const id = await quote();
    const stream = await listen();

    const headers = leads.signedInAs('administrator');
    const erased = await fetch(`${leads.url}/api/leads/${id}/erase`, { method: 'POST', headers });

    expect(erased.status).toBe(204);
    await untilHeard(stream, id, 'changed');
  });

  it('leave nothing behind if their client left before they opened', async () => {
    const service = leads.app.get(LeadEventStreams, { strict: false });
    await waitUntil('the end of earlier streams', async () => service['listeners'].size === 0);
    const opened = new Promise<void>((resolve) => {
      const server = createServer((_request, response) =>
        response.once('close', () => {
          server.close();
          resolve(service.open({ userId: users(1), response }));
        }),
      ).listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        const request = get({ port, host: '127.0.0.1' }).on('error', () => undefined);
        server.once('request', () => request.destroy());
      });
    });

    await opened;

    expect(service['listeners'].size).toBe(0);
  });

  it('hear of what is committed later than other events, and once', async () => {
    const stream = await listen();
    const id = await quote();
    await untilHeard(stream, id, 'created');
    const runner = leads.database.createQueryRunner();
    await runner.startTransaction();
    await recordLeadHistory(runner.manager, id, { kind: 'binned' });

    // Events with later times are read and sent before this one is committed.
    const later = await quote();
    await untilHeard(stream, later, 'created');
    expect(hears(stream, id, 'changed')).toBe(false);
    await runner.commitTransaction();
    await runner.release();

    await untilHeard(stream, id, 'changed');
    const next = await quote();
    await untilHeard(stream, next, 'created');
    expect(stream.events.filter((event) => event.id === id && event.what === 'changed')).toHaveLength(1);
  });

  it('hear, when they come back, of what they missed', async () => {
    const before = await listen();
    await waitUntil('its place', async () => before.lastId !== '');
    before.close();
    const missed = await quote();
    await leads.database.query(`UPDATE leads SET created_at = now() - interval '90 seconds' WHERE id = $1`, [
      missed,
    ]);

    const now = Number(before.lastId);
    await untilHeard(await listen(1, String(now - 100_000)), missed, 'created');
    // A time in the future means that the clock was set back while they were disconnected.
    await untilHeard(await listen(1, String(now + 3_600_000)), missed, 'created');
    const fresh = await listen(1);
    await waitUntil('its place', async () => fresh.lastId !== '');
    expect(hears(fresh, missed, 'created')).toBe(false);
  });

  it('hear of conversations of the help chat, and of the lead that one became', async () => {
    const stream = await listen();
    const chats = () =>
      [...stream.body.matchAll(/event: chat\ndata: (.*)\n\n/g)].map(
        ([, data]) => JSON.parse(data ?? '') as { id: string; what: string },
      );
    const untilChat = (what: string, count: number) =>
      waitUntil(
        `${count} of ${what}`,
        async () => chats().filter((event) => event.what === what).length === count,
      );

    const visitor = await ChatVisitor.begin(leads, 'A secret of mine');
    await untilChat('created', 1);
    await visitor.write('Another one');
    await untilChat('changed', 1);
    const { body } = await visitor.leaveAddress();
    await untilHeard(stream, body.id, 'created');
    await untilChat('changed', 2);
    const heard = stream.events.length;
    await visitor.write('One more');
    await waitUntil('a change of the lead', async () =>
      stream.events.slice(heard).some(({ id, what }) => id === body.id && what === 'changed'),
    );

    expect(new Set(chats().map(({ id }) => id))).toEqual(new Set([visitor.sessionId]));
    expect(stream.body).not.toContain('secret of mine');
  });

  it('are limited for each person and in each process, and end with it', async () => {
    const app = await leads.startHttp({ environment: { LEAD_STREAMS_PER_USER: '2', LEAD_STREAMS: '3' } });
    const { url } = leads;
    leads.url = await app.getUrl();
    const [first] = [await listen(1), await listen(1)];

    expect((await listen(1)).status).toBe(429);
    expect((await listen(2)).status).toBe(200);
    const refused = await listen(3);
    await waitUntil('the refusal', async () => refused.body.includes('"busy"'));
    expect(refused.status).toBe(503);
    first?.close();
    await waitUntil('room', async () => (await listen(1)).status === 200);

    leads.url = url;
    await leads.stop(app);
    await waitUntil('their end', async () => open.every(({ isOpen }) => !isOpen));
  });
});
