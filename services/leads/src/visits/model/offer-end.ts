import { officeClock } from '@sandhill/company/office-day.js';
import { wallMoment } from '@sandhill/company/wall-time.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a freed place is reserved for one visitor, in milliseconds. */
const offerMs = 2 * hourMs;

/** Times of day between which an offer runs, in milliseconds: the quiet hours that staff have unless they set others. */
const [morning, evening] = [7 * hourMs, 20 * hourMs];

/** Returns when an offer that is made now ends: after two hours, of which none is at night, when people sleep. */
export function offerEnd(now: Date): Date {
  const local = officeClock(now.getTime());
  const midnight = local - (local % dayMs);
  if (local < midnight + morning) return momentOf(midnight + morning + offerMs);
  const left = Math.max(0, midnight + evening - local);
  if (left >= offerMs) return new Date(now.getTime() + offerMs);
  return momentOf(midnight + dayMs + morning + offerMs - left);
}

/** Returns the moment of a time on the office's clock. */
function momentOf(local: number): Date {
  const wall = wallMoment(new Date(local).toISOString().slice(0, 16));
  if (!wall) throw new Error('no such time');
  return wall.moment;
}
