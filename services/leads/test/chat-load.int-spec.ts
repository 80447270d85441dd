import { jest } from '@jest/globals';
import { chatTokenHeader } from '@sandhill/platform/identity/chat-cookie.js';
import { ChatCacheRepository } from '../src/chat/cache/chat-cache.repository.js';
import { LastSeenTimes } from '../src/chat/cache/last-seen-times.js';
import { ChatLogRepository } from '../src/chat/store/chat-log.repository.js';
import { ChatVisitor } from './support/chat-visitor.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

/**
 * Upper limit for the readings of thousands of polls: a quiet machine needs two or three, a busy one more. One reading
 * per page would be 300.
 */
const fewReadings = 300;

describe('many open pages', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(() => leads.stopAll());

  /** Returns copies of a conversation, each for a page of its own. */
  async function copies(count: number) {
    const visitor = await ChatVisitor.begin(leads, 'Hello');
    const rows: Array<{ id: string; last: string }> = await leads.database.query(
      `WITH session AS (
         INSERT INTO chat_sessions (secret_hash, language, message_count, revision)
         SELECT secret_hash, language, 1, 1 FROM chat_sessions, generate_series(1, $2) WHERE id = $1 RETURNING id)
       INSERT INTO chat_messages (session_id, position, role, content)
       SELECT id, 1, 'visitor', 'Hello' FROM session RETURNING session_id AS id, id AS last`,
      [visitor.sessionId, count],
    );
    const ask = async ({ id, last }: { id: string; last?: string }) => {
      const query = last ? `?after=${last}` : '';
      const answer = await fetch(`${leads.url}/api/chat/${id}${query}`, {
        headers: { [chatTokenHeader]: visitor.secret },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    return { pages: rows, ask };
  }

  it('are answered from memory: a few readings serve all of them', async () => {
    const { pages, ask } = await copies(400);
    const reads = [
      jest.spyOn(ChatCacheRepository.prototype, 'read'),
      jest.spyOn(ChatLogRepository.prototype, 'read'),
    ];
    const follows = jest.spyOn(ChatCacheRepository.prototype, 'changedLately');

    const statuses = new Set<number>();
    for (let round = 0; round < 5; round += 1)
      for (const status of await Promise.all(pages.map(ask))) statuses.add(status);

    expect(statuses).toEqual(new Set([200]));
    // The first round reads the conversations in batches, and none of them is read twice.
    const [sessions, messages] = reads.map(({ mock }) => mock.calls);
    expect(sessions?.flatMap(([ids]) => ids)).toHaveLength(400);
    expect(sessions?.length).toBeLessThan(fewReadings);
    expect(messages).toEqual([]);
    expect(follows.mock.calls.length).toBeLessThan(fewReadings);
  });

  it('are written down as seen in one statement', async () => {
    const { pages, ask } = await copies(300);
    const seen = leads.app.get(LastSeenTimes);
    await seen.write();
    await leads.database.query(`UPDATE chat_sessions SET seen_at = now() - interval '1 hour'`);
    const writes = jest.spyOn(ChatCacheRepository.prototype, 'markSeen');
    await Promise.all(pages.map(ask));

    await seen.write();

    // There may be a second statement, because the times are also saved periodically.
    expect(writes.mock.calls.length).toBeLessThanOrEqual(2);
    const [row]: Array<{ count: number }> = await leads.database.query(
      `SELECT count(*)::integer AS count FROM chat_sessions WHERE id = ANY ($1) AND seen_at > now() - interval '1 minute'`,
      [pages.map(({ id }) => id)],
    );
    expect(row?.count).toBe(300);
  });

  it('cost few readings even if all of them ask for everything, or for what does not exist', async () => {
    const { pages, ask } = await copies(300);
    const reads = jest.spyOn(ChatCacheRepository.prototype, 'read');
    const unknown = pages.map(() => ({ id: crypto.randomUUID() }));

    const [known, strange] = await Promise.all([
      Promise.all(pages.map(({ id }) => ask({ id }))),
      Promise.all(unknown.map(ask)),
    ]);

    expect([new Set(known), new Set(strange)]).toEqual([new Set([200]), new Set([404])]);
    expect(reads.mock.calls.length).toBeLessThan(fewReadings);
  });

  it('leave the forms and the desk alone, also when every conversation hangs', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => ChatVisitor.begin(leads, 'Hello')));
    const holder = leads.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM chat_sessions FOR UPDATE');

    const hanging = visitors.flatMap((visitor) => [visitor.write('One'), visitor.write('Two')]);
    const forms = await Promise.all([
      ...Array.from({ length: 10 }, () => post(`${leads.url}/api/contact`, aContact())),
      ...Array.from({ length: 10 }, () => post(`${leads.url}/api/quotes`, aQuote())),
    ]);
    const listed = (await new Desk(leads).call('GET', '')).status;

    expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([201]));
    expect(listed).toBe(200);
    await holder.rollbackTransaction();
    await holder.release();
    expect(new Set((await Promise.all(hanging)).map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('get 503 once too many of them write at once', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => ChatVisitor.begin(leads, 'Hello')));
    for (const visitor of visitors) await visitor.ask();
    const holder = leads.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM chat_sessions FOR UPDATE');

    const writing = visitors.flatMap((visitor) =>
      Array.from({ length: 10 }, (_, index) => visitor.write(`Message ${index}`)),
    );
    const refused = await Promise.race(
      writing.map(async (answer) =>
        (await answer).status === 503 ? answer : new Promise<never>(() => undefined),
      ),
    );

    expect(refused.headers.get('retry-after')).toBe('3');
    await holder.rollbackTransaction();
    await holder.release();
    const statuses = (await Promise.all(writing)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(100);
  });
});
