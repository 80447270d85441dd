import { officeClock, officeMoment } from './office-day.js';

/**
 * The moment that a time on the office's clock stands for. `skipped`: the clock went forward past the time, so this is
 * the first moment after the gap. `twice`: the clock showed the time twice, so this is the first of the two moments.
 */
interface WallMoment {
  moment: Date;
  clock: 'plain' | 'skipped' | 'twice';
}

const hourMs = 3_600_000;
const form = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** The time that clocks show after they go forward at two in the morning. */
const afterGap = '03:00';

/**
 * Returns the moment for a time such as `2026-11-27T02:30` on the office's clock. Returns undefined if the text is not
 * a valid time.
 */
export function wallMoment(time: string): WallMoment | undefined {
  const [, day = '', clock = ''] = form.exec(time) ?? [];
  const shown = Date.parse(`${time}Z`);
  if (!day || Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== time) return undefined;
  const moment = officeMoment(day, clock);
  if (officeClock(moment.getTime()) !== shown)
    return { moment: officeMoment(day, afterGap), clock: 'skipped' };
  const isTwice = officeClock(moment.getTime() + hourMs) === shown;
  return { moment, clock: isTwice ? 'twice' : 'plain' };
}
