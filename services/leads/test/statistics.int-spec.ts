import { jest } from '@jest/globals';
import { firstSite } from '@sandhill/company/content/first-site.js';
import type { LeadFiguresResponse } from '../src/statistics/statistics.response.js';
import { AnswerTimes } from '../src/statistics/answer-times.service.js';
import { StatisticsService } from '../src/statistics/statistics.service.js';
import { percentile } from '../src/statistics/durations.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';

const week = { from: '2026-11-09', to: '2026-11-15' };

interface Row {
  kind?: 'quote' | 'contact';
  at: string;
  claimedAt?: string;
  answeredAt?: string;
  columns?: Record<string, unknown>;
}

describe('the figures of leads', () => {
  let leads: Leads;
  let ruth: Desk;
  let count = 0;

  beforeAll(async () => {
    leads = await Leads.start();
    ruth = new Desk(leads);
  });

  afterAll(() => leads.stopAll());

  beforeEach(() => leads.database.query('DELETE FROM leads'));

  const figures = async ({ from, to } = week) =>
    (await ruth.ask<LeadFiguresResponse>('GET', `/api/lead-figures?from=${from}&to=${to}`)).body;
  const add = async ({ kind = 'quote', at, claimedAt, answeredAt, columns = {} }: Row) => {
    count += 1;
    const row: Record<string, unknown> = {
      kind,
      reference: `X-${count}`,
      name: 'Ann',
      message: 'Hm.',
      language: 'en',
      created_at: at,
      claimed_at: claimedAt,
      answered_at: answeredAt,
      unclaimed_since: claimedAt ? null : at,
      waiting_since: (columns['status'] ?? 'new') === 'new' ? at : null,
      ...(kind === 'quote' ? { services: ['irrigation'], area_match: 'served' } : { subject: 'Palms' }),
      ...columns,
    };
    const names = Object.keys(row);
    await leads.database.query(
      `INSERT INTO leads (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  };

  it('compare a period of New York days with the one before and the same weekdays a year before', async () => {
    // These are the first and the last moment of the week in New York.
    await add({
      at: '2026-11-09T05:00:00Z',
      columns: { services: ['irrigation', 'lighting'], area_name: 'Naples', guide: ['cocoplum'] },
    });
    await add({
      at: '2026-11-16T04:59:59Z',
      columns: { source: 'call', area_match: 'outside', services: [] },
    });
    await add({
      kind: 'contact',
      at: '2026-11-12T15:00:00Z',
      columns: { language: 'es', first_page: '/es', guide: ['ixora', 'cocoplum'] },
    });
    await add({
      kind: 'contact',
      at: '2026-11-12T16:00:00Z',
      columns: { status: 'spam', guide: ['cocoplum'] },
    });
    await add({ at: '2026-11-12T15:00:00Z', columns: { deleted_at: new Date(), guide: ['cocoplum'] } });
    await add({ at: '2026-11-09T04:59:59Z', columns: { status: 'won', job_cents: 120_050 } });
    await add({ at: '2026-11-08T15:00:00Z', columns: { status: 'lost', lost_reason: 'price' } });
    await add({ at: '2025-11-10T05:00:00Z', columns: { first_page: '/' } });
    await add({ at: '2026-11-16T05:00:00Z' });

    const { current, before, yearBefore, promisedHours } = await figures();

    expect(promisedHours).toBe(firstSite.responseHours.quote);
    expect(current).toMatchObject({
      ...week,
      leads: 3,
      quotes: 2,
      contacts: 1,
      spam: 1,
      byStatus: [{ key: 'new', count: 3 }],
      bySource: [
        { key: 'site', count: 2 },
        { key: 'call', count: 1 },
      ],
      byService: [
        { key: 'irrigation', count: 1 },
        { key: 'lighting', count: 1 },
      ],
      byArea: [
        { key: 'Naples', count: 1 },
        { key: 'outside', count: 1 },
      ],
      byLanguage: [
        { key: 'en', count: 2 },
        { key: 'es', count: 1 },
      ],
      byFirstPage: [{ key: '/es', count: 1 }],
      byGuidePage: [
        { key: 'cocoplum', count: 2 },
        { key: 'ixora', count: 1 },
      ],
      won: { count: 0, cents: 0 },
      lostReasons: [],
    });
    expect(current.series.map(({ count: leadsOfDay }) => leadsOfDay)).toEqual([1, 0, 0, 1, 0, 0, 1]);
    expect(before).toMatchObject({
      from: '2026-11-02',
      to: '2026-11-08',
      leads: 2,
      won: { count: 1, cents: 120_050 },
      lostReasons: [{ key: 'price', count: 1 }],
    });
    expect(yearBefore).toMatchObject({ from: '2025-11-10', to: '2025-11-16', leads: 1 });
  });

  it('measure minutes of the office, and how many were claimed within the promise', async () => {
    const friday = '2026-11-13T20:50:00Z';
    // This lead arrives ten minutes before the office closes for the weekend and is claimed twenty minutes after it
    // opens on Monday.
    await add({ at: friday, claimedAt: '2026-11-16T13:20:00Z', answeredAt: '2026-11-16T14:00:00Z' });
    await add({ kind: 'contact', at: '2026-11-09T15:00:00Z', claimedAt: '2026-11-09T15:10:00Z' });
    await add({ at: '2026-11-09T15:00:00Z' });
    await add({
      at: '2026-11-09T15:00:00Z',
      columns: { source: 'walk-in' },
      claimedAt: '2026-11-09T15:00:00Z',
    });

    const service = leads.app.get(StatisticsService, { strict: false });
    const { current } = await service.read(week, new Date('2026-11-20T15:00:00Z'));

    const { monday, friday: closing } = firstSite.hours.week;
    expect([closing, monday]).toMatchObject([{ to: '16:00' }, { from: '08:00' }]);
    expect(current.minutesToClaim).toEqual({ count: 2, median: 20, ninety: 28 });
    expect(current.minutesToAnswer).toEqual({ count: 1, median: 70, ninety: 70 });
    expect(current.claimedWithinPromise).toEqual({ of: 3, within: 2 });
    const { current: early } = await service.read(week, new Date('2026-11-09T16:00:00Z'));
    expect(early.claimedWithinPromise).toEqual({ of: 2, within: 2 });
  });

  it('are a table of their own, which names no one', async () => {
    await add({
      at: '2026-11-10T15:00:00Z',
      columns: { first_page: '=cmd|x', guide: ['ixora'], name: 'Zelda' },
    });

    const response = await ruth.call('GET', `/api/lead-figures/csv?from=${week.from}&to=${week.to}`);

    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('figures-2026-11-09-2026-11-15.csv');
    const lines = (await response.text()).split('\r\n');
    expect(lines).toContain('Leads,,1,0,0');
    expect(lines).toContain('Service,irrigation,1,0,0');
    expect(lines).toContain("First page,'=cmd|x,1,0,0");
    expect(lines).toContain('Guide page,ixora,1,0,0');
    expect(lines.join()).not.toContain('Zelda');
  });

  it.each([
    ['from=2026-11-09', 'to', 'invalid_date'],
    ['from=9.11.2026&to=2026-11-15', 'from', 'invalid_date'],
    ['from=2026-11-16&to=2026-11-15', 'to', 'out_of_range'],
    ['from=2024-11-16&to=2026-11-15', 'to', 'out_of_range'],
  ])('reject ?%s', async (query, field, code) => {
    for (const path of ['/api/lead-figures', '/api/lead-figures/csv'])
      expect(await ruth.ask('GET', `${path}?${query}`)).toMatchObject({
        status: 400,
        body: { fields: { [field]: { code } } },
      });
  });

  it('tell visitors how soon leads of that time of the week were answered, never better than the rows say', async () => {
    const dayMs = 86_400_000;
    const now = Date.now();
    const rows: Array<{ at: number; minutes: number | null }> = [];
    for (let index = 0; index < 300; index += 1) {
      const at = now - ((index * 7919) % 85_000) * 85_000 - 3_600_000;
      rows.push({ at, minutes: index % 7 === 0 ? null : (index * 131) % 900 });
    }
    for (const { at, minutes } of rows) {
      await add({
        at: new Date(at).toISOString(),
        answeredAt: minutes === null ? undefined : new Date(at + minutes * 60_000).toISOString(),
        columns: minutes === null ? {} : { status: 'contacted' },
      });
      // This lead was answered in the chat before it became a lead.
      const [arrived, answered] = [at, at - 60_000].map((moment) => new Date(moment).toISOString());
      await add({
        kind: 'contact',
        at: arrived ?? '',
        answeredAt: answered,
        columns: { status: 'contacted' },
      });
    }
    await add({ at: new Date(now - 60_000).toISOString(), columns: { status: 'spam' } });
    const wall = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      weekday: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const part = (moment: number) => {
      const shown = Object.fromEntries(wall.formatToParts(moment).map(({ type, value }) => [type, value]));
      if (['Sat', 'Sun'].includes(shown['weekday'] ?? '')) return 'weekend';
      return Number(shown['hour']) >= 8 && Number(shown['hour']) < 16 ? 'office' : 'evening';
    };
    const times = leads.app.get(AnswerTimes, { strict: false });

    for (let hour = 0; hour < 7 * 24; hour += 5) {
      const at = now + 7 * dayMs + hour * 3_600_000;
      const { quote, contact } = await times.read(new Date(at));
      const like = rows.filter((row) => part(row.at) === part(at));
      const inTime = like.filter(({ minutes }) => minutes !== null && minutes <= (quote ?? 0)).length;
      expect([like.length >= 20, quote !== null]).toEqual([true, true]);
      expect(inTime / like.length).toBeGreaterThanOrEqual(0.75);
      const sooner = like.filter(({ minutes }) => minutes !== null && minutes <= (quote ?? 0) - 5).length;
      expect(sooner / like.length).toBeLessThan(0.75);
      expect(contact).toBeNull();
    }
    const answer = await fetch(`${leads.url}/api/lead-figures/answer-times`);
    expect(answer.status).toBe(200);

    // Converting a time to New York's clock takes longer than all other work on a lead, so it must not happen for each
    // lead.
    const clock = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    await times.read();
    expect(clock.mock.calls.length).toBeLessThan(rows.length);
    clock.mockRestore();
  });
});

describe(percentile, () => {
  it('interpolates', () => {
    expect(percentile([], 0.5)).toBeNull();
    expect(percentile([7], 0.9)).toBe(7);
    expect(percentile([10, 20], 0.5)).toBe(15);
    expect(percentile([1, 2, 3, 4, 5], 0.9)).toBe(4.6);
  });
});
