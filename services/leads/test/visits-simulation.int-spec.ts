import { mock } from 'node:test';
import { officeDayIn, officeMoment } from '@sandhill/company/office-day.js';
import { Leads } from './support/start-leads.js';
import { daily, Visits, type Visitor } from './support/visits.js';

/** Number of accepted bookings. `BOOKINGS=1000` runs the full trial. */
const bookings = Number(process.env['BOOKINGS'] || 300);
const daysLong = 21;
const noticeHours = 24;
const lastMomentHours = 4;
const hourMs = 3_600_000;
const atOnce = 10;
const begin = Date.now();
const dayOff = officeDayIn(9, begin);

/** Returns `count` random items of a list, each at most once. */
function some<T>(list: readonly T[], count: number): T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(Math.random() * rest.length), 1),
  ).flat();
}

describe('three weeks of random visitors', () => {
  let leads: Leads;
  let visits: Visits;
  const startsOf = new Map<Visitor, number>();
  const problems: string[] = [];

  beforeAll(async () => {
    leads = await Leads.start();
    visits = new Visits(leads);
    const week = [
      ...daily({ places: 10 }),
      ...daily({ places: 6, starts: '11:00', ends: '13:00' }),
      ...daily({ places: 1, starts: '13:00', ends: '15:00' }),
      ...daily({ places: 20, starts: '15:00', ends: '17:00', communities: ['Naples'] }),
    ];
    await visits.set({ week, noticeHours, lastMomentHours, dates: [{ date: dayOff, windows: [] }] });
    mock.timers.enable({ apis: ['Date'], now: begin });
  });

  afterAll(async () => {
    mock.timers.reset();
    await leads.stopAll();
  });

  const note = (visitor: Visitor, { date, starts }: { date: string; starts: string }) => {
    const startsAt = officeMoment(date, starts).getTime();
    if (startsAt < Date.now() + noticeHours * hourMs) problems.push(`${date} ${starts}: inside the notice`);
    startsOf.set(visitor, startsAt);
  };
  const book = async (): Promise<boolean> => {
    const visitor = await visits.visitor();
    const { status, body } = await visits.book(visitor, Math.floor(Math.random() * 6));
    if (status === 201) note(visitor, body);
    else if (body.code !== 'just_taken') problems.push(`booking: ${status} ${body.code}`);
    return status === 201;
  };
  /** Moves or cancels a visit. */
  const change = async (visitor: Visitor): Promise<void> => {
    const isLate = (startsOf.get(visitor) ?? 0) - lastMomentHours * hourMs <= Date.now();
    const isMove = Math.random() < 0.5;
    const { status, body } = isMove
      ? await visits.move(visitor, Math.floor(Math.random() * 6))
      : await visits.send('/cancel', { token: visitor.token });
    if ((status === 200) === isLate && body.code !== 'just_taken')
      problems.push(`change: ${status} ${body.code}, ${isLate ? 'too late' : 'in time'}`);
    if (status === 200 && isMove) note(visitor, body);
    if (status === 200 && !isMove) startsOf.delete(visitor);
  };

  it(`gives ${bookings} bookings places of their own, within windows and notice`, async () => {
    let booked = 0;
    const batches = bookings / atOnce;
    for (let round = 0; booked < bookings && round < 2 * batches; round += 1) {
      const changed = some([...startsOf.keys()], 3);
      const [came] = await Promise.all([
        Promise.all(Array.from({ length: Math.min(atOnce, bookings - booked) }, book)),
        Promise.all(changed.map(change)),
      ]);
      booked += came.filter(Boolean).length;
      mock.timers.tick(Math.round((daysLong * 24 * hourMs * 2 * Math.random()) / batches));
    }

    expect(problems).toEqual([]);
    const overfull = await leads.database.query(
      `SELECT v.window_id, v.date FROM visits v JOIN visit_windows w ON w.id = v.window_id
       WHERE v.place IS NOT NULL GROUP BY v.window_id, v.date, w.places
       HAVING count(*) > w.places OR count(DISTINCT v.place) < count(*) OR max(v.place) > w.places
       UNION ALL SELECT lead_id, null FROM visits WHERE place IS NOT NULL GROUP BY lead_id HAVING count(*) > 1`,
    );
    expect(overfull).toEqual([]);
    const [{ open, days }] = await leads.database.query(
      `SELECT count(*)::integer AS open, array_agg(DISTINCT date::text) AS days FROM visits WHERE place IS NOT NULL`,
    );
    expect(open).toBe(startsOf.size);
    expect(days).not.toContain(dayOff);
    // The mocked clock has advanced. Its steps are random, and come to three weeks on average.
    expect(days.at(-1) > officeDayIn(Math.floor(daysLong / 2), begin)).toBe(true);
  });
});
