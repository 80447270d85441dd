import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { Purge } from '../src/purge.js';
import { TestAuth } from './support/start-auth.js';

let auth: TestAuth;
let owner: Record<string, string>;
const password = 'heron-creek-77';

beforeEach(async () => {
  auth = await TestAuth.start();
  owner = await auth.signedIn('owner', auth.firstPassword());
});

afterEach(() => auth.stop());

interface Page {
  events: Array<{ id: string; action: string; at: string }>;
  nextCursor: string | null;
}

const read = (query: Record<string, string | number> = {}) =>
  auth.http.get('/api/audit').query(query).set(owner);

async function page(query: Record<string, string | number>): Promise<Page> {
  return (await read(query)).body as Page;
}

/** Inserts `count` events with the same time, which differ only in their ids. */
async function someEvents(count: number, event: Partial<AuditEvent> = {}): Promise<void> {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const events = Array.from({ length: count }, () => ({
    at,
    actor: 'system' as const,
    action: 'signed_out',
    ...event,
  }));
  await auth.dataSource.manager.insert(AuditEvent, events);
}

const failures = async () =>
  (await auth.trail()).filter(
    ({ action }) => action === 'sign_in_failed' || action === 'second_factor_asked',
  );

/** Moves the clock to the start of the next hour, so that the hour does not end during a test. */
const toTheNextHour = () => auth.clock.forward({ minutes: 60 - auth.clock.now().getUTCMinutes() });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe('GET /api/audit', () => {
  it('requires an owner', async () => {
    await auth.anAccount('crew', password, 'user');
    await auth.anAccount('lead', password, 'administrator');

    expect((await auth.http.get('/api/audit')).body).toMatchObject({ code: 'not_authenticated' });
    for (const username of ['crew', 'lead']) {
      const answer = await auth.http.get('/api/audit').set(await auth.signedIn(username, password));
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'forbidden' }]);
    }
  });

  it('lists who, what, when and from where, newest first', async () => {
    const user = await auth.anAccount('marisol', password);
    await auth.login('marisol', 'wrong', '203.0.113.30');
    await auth.login('marisol', password, '203.0.113.31');

    const { status, body } = await read({ limit: 2 });

    const ids = { id: expect.any(String) as string, at: expect.stringMatching(/^\d{4}-.*Z$/) as string };
    expect([status, body]).toEqual([
      200,
      {
        nextCursor: expect.any(String) as string,
        events: [
          {
            ...ids,
            actor: 'user',
            actorId: user.id,
            actorName: 'marisol',
            action: 'signed_in',
            subjectId: user.id,
            subjectName: 'marisol',
            address: '203.0.113.31',
            details: {},
          },
          {
            ...ids,
            actor: 'visitor',
            actorId: null,
            actorName: null,
            action: 'sign_in_failed',
            subjectId: user.id,
            subjectName: 'marisol',
            address: '203.0.113.30',
            details: { reason: 'wrong_password' },
          },
        ],
      },
    ]);
  });

  describe('of failed sign-ins', () => {
    it('is one event an hour per account, with count, first and last', async () => {
      const user = await auth.anAccount('marisol', password);
      toTheNextHour();
      for (const address of ['203.0.113.40', '203.0.113.41', '203.0.113.42']) {
        await auth.login('marisol', 'wrong', address);
      }
      const last = auth.clock.now();
      toTheNextHour();
      await auth.login('marisol', 'wrong', '203.0.113.43');

      const found = await failures();

      expect(found).toMatchObject([
        {
          subjectId: user.id,
          address: '203.0.113.40',
          details: {
            reason: 'wrong_password',
            count: 3,
            lastAddress: '203.0.113.42',
            lastAt: expect.any(String),
          },
        },
        { subjectId: user.id, address: '203.0.113.43', details: { reason: 'wrong_password' } },
      ]);
      expect(found[1]?.details).not.toHaveProperty('count');
      const lastAt = new Date(String(found[0]?.details['lastAt'])).getTime();
      expect(lastAt).toBeGreaterThan(found[0]?.at.getTime() ?? Infinity);
      expect(lastAt).toBeLessThanOrEqual(last.getTime());
    });

    it('is one event an hour for all unknown names, without the names', async () => {
      toTheNextHour();
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          auth.login(`stranger${index}`, 'wrong', `203.0.113.${50 + index}`),
        ),
      );

      const found = await failures();

      expect(found).toMatchObject([{ subjectId: null, details: { reason: 'unknown_name', count: 30 } }]);
      expect(JSON.stringify(found)).not.toContain('stranger');
    });

    it('distinguishes a wrong password from a disabled account', async () => {
      const { id } = await auth.anAccount('marisol', password);
      toTheNextHour();
      await auth.login('marisol', 'wrong');
      await auth.dataSource.query('UPDATE users SET disabled_at = now() WHERE id = $1', [id]);
      await auth.login('marisol', password);

      expect((await failures()).map(({ details }) => details)).toEqual([
        { reason: 'wrong_password' },
        { reason: 'disabled' },
      ]);
    });

    it('is kept for 400 days; everything else permanently', async () => {
      await someEvents(1, { at: daysAgo(401), action: 'sign_in_failed', actor: 'visitor' });
      await someEvents(1, { at: daysAgo(399), action: 'sign_in_failed', actor: 'visitor' });
      await someEvents(1, { at: daysAgo(4000), action: 'signed_out' });

      await auth.app.get(Purge).run();

      const ages = (await auth.trail()).map((event) =>
        Math.round((Date.now() - event.at.getTime()) / 86_400_000),
      );
      expect(ages.filter((days) => days > 1).toSorted((a, b) => a - b)).toEqual([399, 4000]);
    });
  });

  it('pages through simultaneous events without loss or repetition', async () => {
    await someEvents(7);
    const whole = await page({ limit: 200 });

    const pages: Page[] = [await page({ limit: 3 })];
    while (pages.at(-1)?.nextCursor) {
      pages.push(await page({ limit: 3, cursor: pages.at(-1)?.nextCursor ?? '' }));
    }

    expect(whole.nextCursor).toBeNull();
    expect(whole.events.length).toBeGreaterThanOrEqual(9);
    expect(pages.flatMap(({ events }) => events)).toEqual(whole.events);
  });

  it('filters by action, actor and time', async () => {
    const account = randomUUID();
    await someEvents(1, { at: new Date('2026-01-01T00:00:00Z') });
    await someEvents(1, { at: new Date('2026-02-01T00:00:00Z'), actor: 'operator' });
    await someEvents(1, { at: new Date('2026-03-01T00:00:00Z'), actor: 'user', actorId: account });
    const times = async (query: Record<string, string>) =>
      (await page({ ...query, action: 'signed_out' })).events.map(({ at }) => at.slice(0, 10));

    expect(await times({})).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
    expect(await times({ actor: account })).toEqual(['2026-03-01']);
    expect(await times({ actor: 'operator' })).toEqual(['2026-02-01']);
    expect(await times({ from: '2026-02-01T00:00:00Z' })).toEqual(['2026-03-01', '2026-02-01']);
    expect(await times({ to: '2026-01-31T19:00:00-05:00' })).toEqual(['2026-01-01']);
    expect(await times({ from: '2026-01-01T00:00:01Z', to: '2026-03-01T00:00Z', actor: 'user' })).toEqual([]);
    expect((await page({ action: 'signed_in' })).events).toMatchObject([{ action: 'signed_in' }]);
  });

  it.each([
    [{ action: 'danced' }, { action: 'unknown_action' }],
    [{ actor: 'nobody' }, { actor: 'unknown_actor' }],
    [{ from: 'yesterday' }, { from: 'invalid_time' }],
    [{ from: '2026-02-01' }, { from: 'invalid_time' }],
    [{ to: '2026-13-01T00:00:00Z' }, { to: 'invalid_time' }],
    [{ limit: 0 }, { limit: 'invalid_limit' }],
    [{ limit: 201 }, { limit: 'invalid_limit' }],
    [{ limit: 'all' }, { limit: 'invalid_limit' }],
    [{ cursor: 'nonsense' }, { cursor: 'invalid_cursor' }],
    [{ cursor: '\0' }, { cursor: 'invalid_cursor' }],
  ])('refuses %j', async (query, codes) => {
    const answer = await read(query as Record<string, string>);

    const fields = (answer.body as { fields: Record<string, { code: string }> }).fields;
    expect(answer.status).toBe(400);
    expect(Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code]))).toEqual(codes);
  });

  it.each([
    ['all of it', {}, 'IX_audit_events_at_id'],
    ['an action', { action: 'signed_out' }, 'IX_audit_events_action'],
    ['a kind of actor', { actor: 'operator' }, 'IX_audit_events_actor'],
    ['an account', { actor: randomUUID() }, 'IX_audit_events_actor_id'],
  ])('reads %s with an index', async (_what, query, index) => {
    await auth.dataSource.query(`
      INSERT INTO audit_events (at, actor, actor_id, action)
      SELECT now() - n * interval '1 minute', (ARRAY['user', 'visitor', 'system'])[1 + n % 3], uuidv7(),
             (ARRAY['signed_in', 'sign_in_failed', 'password_changed'])[1 + n % 3]
        FROM generate_series(1, 20000) AS n`);
    await auth.dataSource.query('ANALYZE audit_events');
    const scansOf = async () => {
      await auth.dataSource.query('SELECT pg_stat_force_next_flush()');
      const [row] = await auth.dataSource.query<Array<{ scans: number }>>(
        'SELECT idx_scan::int AS scans FROM pg_stat_user_indexes WHERE indexrelname = $1',
        [index],
      );
      return row?.scans ?? 0;
    };
    const before = await scansOf();

    await read({ ...query, limit: 20 });

    // A connection of PostgreSQL may report its scans up to ten seconds late.
    for (let tries = 0; tries < 150 && (await scansOf()) === before; tries += 1) await setTimeout(100);
    expect(await scansOf()).toBeGreaterThan(before);
  });
});
