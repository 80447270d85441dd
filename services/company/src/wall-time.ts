import { officeClock, officeMoment } from './office-day.js';

/**
 * A time on the office's clock as a moment. `skipped`: the clock went forward over the time, so the first moment after
 * it is taken. `twice`: the clock showed the time twice, so the first of the two moments is taken.
 */
interface WallMoment {
  moment: Date;
  clock: 'plain' | 'skipped' | 'twice';
}

const hourMs = 3_600_000;
const form = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** The time that clocks show after they go forward at two in the morning. */
const afterGap = '03:00';

/** Returns the moment of a time such as `2026-11-27T02:30` on the office's clock; undefined if it does not exist. */
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
