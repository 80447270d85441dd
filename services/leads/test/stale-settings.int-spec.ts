import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';

type Settings = Record<string, unknown> & { revision: number };

const exception = (month: string) => ({
  userId: null,
  from: `2031-${month}-01T08:00`,
  until: `2031-${month}-02T08:00`,
});
const steps = (first: number) => [first, 100, 200].map((afterMinutes) => ({ afterMinutes, email: null }));
const visits = (noticeHours: number) => ({
  noticeHours,
  horizonDays: 20,
  lastMomentHours: 2,
  week: [],
  dates: [],
});

describe.each([
  ['/api/visits/settings', visits(1), visits(2), visits(3)],
  [
    '/api/leads/on-call',
    { shifts: [], exceptions: [exception('01')] },
    { shifts: [], exceptions: [exception('02')] },
    { shifts: [], exceptions: [exception('03')] },
  ],
  [
    '/api/leads/steps',
    { enabled: true, steps: steps(10) },
    { enabled: true, steps: steps(20) },
    { enabled: true, steps: steps(30) },
  ],
  [
    '/api/leads/retention',
    { lostAndSpamMonths: 200, allMonths: null },
    { lostAndSpamMonths: 210, allMonths: null },
    { lostAndSpamMonths: 220, allMonths: null },
  ],
])('a change of %s', (path, mine, theirs, third) => {
  let leads: Leads;
  let owner: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    owner = new Desk(leads, 'ada', undefined, 'owner');
  });

  afterAll(() => leads.stopAll());

  const read = async () => (await owner.ask<Settings>('GET', path)).body;
  const put = (body: object, revision?: string) =>
    owner.ask<Settings & { code?: string }>(
      'PUT',
      path,
      body,
      revision === undefined ? {} : { 'if-match': revision },
    );

  it('is refused if someone else made one meanwhile, unless it names no revision', async () => {
    const base = `"${(await read()).revision}"`;

    const first = await put(theirs, base);
    const stale = await put(mine, base);

    expect([first.status, stale.status, stale.body.code]).toEqual([200, 412, 'settings_changed']);
    expect(await read()).toMatchObject(theirs);
    expect((await put(mine, 'W/"nonsense"')).status).toBe(412);
    expect((await put(mine, `"${first.body.revision}"`)).status).toBe(200);
    expect((await put(third)).status).toBe(200);
    expect(await read()).toMatchObject(third);
  });

  it('is made once of several at the same time', async () => {
    const base = `"${(await read()).revision}"`;
    const audited = leads.database.getRepository(AuditEvent);
    const before = await audited.count();

    const answers = await Promise.all([mine, theirs, third].map((body) => put(body, base)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(await audited.count()).toBe(before + 1);
  });
});
