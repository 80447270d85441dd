import { officeClock } from '@sandhill/company/office-day.js';
import { onCallAt, periodsOf, type Rota } from './rota.js';

const minuteMs = 60_000;
const [ann, bo, cy] = ['ann', 'bo', 'cy'];

const rota: Rota = {
  shifts: [
    // Ann: weekdays from 5 pm to 8 am, except Wednesday night. Bo: the weekend, from Friday on.
    ...[1, 2, 4].map((day) => ({
      userId: ann,
      fromDay: day,
      fromTime: '17:00',
      untilDay: day + 1,
      untilTime: '08:00',
    })),
    { userId: bo, fromDay: 5, fromTime: '17:00', untilDay: 1, untilTime: '08:00' },
    { userId: cy, fromDay: 0, fromTime: '01:30', untilDay: 0, untilTime: '03:15' },
  ],
  exceptions: [
    { userId: cy, from: '2026-12-24T08:00', until: '2026-12-27T08:00' },
    { userId: null, from: '2027-01-01T00:00', until: '2027-01-02T00:00' },
  ],
};

const shown = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Computes the expected people from the formatted date and time, without the tested code. */
function readOff(moment: number): string[] {
  const parts = Object.fromEntries(shown.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday = '', year, month, day, hour, minute } = parts;
  const date = `${year}-${month}-${day}`;
  const time = `${hour}:${minute}`;
  if (date === '2027-01-01') return [];
  const isChristmas = date === '2026-12-25' || date === '2026-12-26';
  if (isChristmas || (date === '2026-12-24' && time >= '08:00') || (date === '2026-12-27' && time < '08:00'))
    return [cy];
  const people = new Set<string>();
  if (['Mon', 'Tue', 'Thu'].includes(weekday) && time >= '17:00') people.add(ann);
  if (['Tue', 'Wed', 'Fri'].includes(weekday) && time < '08:00') people.add(ann);
  if ((weekday === 'Fri' && time >= '17:00') || weekday === 'Sat' || weekday === 'Sun') people.add(bo);
  if (weekday === 'Mon' && time < '08:00') people.add(bo);
  if (weekday === 'Sun' && time >= '01:30' && time < '03:15') people.add(cy);
  return [...people].sort();
}

describe('a rota', () => {
  it('says who is on call at every minute of a year with gaps and both clock changes, as the calendar does', () => {
    const from = Date.parse('2026-03-01T05:00:00Z');
    const until = Date.parse('2027-03-01T05:00:00Z');
    const wrong: string[] = [];
    let gaps = 0;
    for (let moment = from; moment < until; moment += minuteMs) {
      const people = onCallAt(rota, officeClock(moment));
      if (people.length === 0) gaps += 1;
      // Formatting dates is slow, so only every seventh minute is tested, except in the two nights on which the clock
      // changes.
      const isNight = [Date.parse('2026-03-08T06:00:00Z'), Date.parse('2026-11-01T05:00:00Z')].some(
        (night) => moment >= night && moment < night + 3 * 3_600_000,
      );
      if (!isNight && (moment / minuteMs) % 7 !== 0) continue;
      if (people.join() !== readOff(moment).join()) wrong.push(new Date(moment).toISOString());
    }

    expect(wrong).toEqual([]);
    expect(gaps).toBeGreaterThan(0);
  });

  it('divides time into stretches without a hole, of which each says who it is', () => {
    const [from, until] = ['2026-12-20T10:20', '2027-01-04T00:00'].map((text) => Date.parse(`${text}Z`));
    const periods = periodsOf(rota, from ?? 0, until ?? 0);

    expect([periods[0]?.from, periods.at(-1)?.until]).toEqual([from, until]);
    for (const [index, period] of periods.slice(1).entries()) expect(periods[index]?.until).toBe(period.from);
    for (const period of periods)
      for (const at of [period.from, period.until - minuteMs])
        expect(onCallAt(rota, at)).toEqual(period.userIds);
  });

  it('covers the whole week where a shift ends as it begins', () => {
    const whole = { userId: ann, fromDay: 3, fromTime: '08:00', untilDay: 3, untilTime: '08:00' };

    expect(periodsOf({ shifts: [whole], exceptions: [] }, 0, 30 * 86_400_000)).toHaveLength(1);
  });
});
