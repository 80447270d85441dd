/** Time for which sets are kept: all sets for some hours, then one per hour, one per day and one per week. */
export interface RetentionPolicy {
  hours: number;
  hourlyDays: number;
  dailyDays: number;
  weeklyWeeks: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

/**
 * Number of the newest sets that are kept at any age. Without it, a run while the clock is far ahead would remove all
 * earlier sets as too old.
 */
const alwaysKept = 10;

/**
 * Returns the times that are kept: all of the last `hours`, then the newest of each hour, day and week (UTC). The
 * {@link alwaysKept} newest are kept as well, and so are times after `now`, which result from a wrong clock.
 */
export function retainedTimes(times: readonly Date[], now: Date, keep: RetentionPolicy): Set<number> {
  const newestFirst = times.map((time) => time.getTime()).toSorted((one, other) => other - one);
  const result = new Set(newestFirst.slice(0, alwaysKept));
  const ageOf = (time: number) => now.getTime() - time;
  for (const time of newestFirst) if (ageOf(time) <= keep.hours * hourMs) result.add(time);
  const spans = [
    { lengthMs: hourMs, untilMs: keep.hourlyDays * dayMs },
    { lengthMs: dayMs, untilMs: keep.dailyDays * dayMs },
    { lengthMs: weekMs, untilMs: keep.weeklyWeeks * weekMs },
  ];
  for (const { lengthMs, untilMs } of spans) {
    const taken = new Set<number>();
    for (const time of newestFirst) {
      const span = Math.floor(time / lengthMs);
      if (ageOf(time) > untilMs || taken.has(span)) continue;
      taken.add(span);
      result.add(time);
    }
  }
  return result;
}

const wording = /^(\d+)h,(\d+)d,(\d+)d,(\d+)w$/;

/** Parses a text such as `24h,2d,14d,8w`. Returns undefined for any other text. */
export function readRetention(text: string): RetentionPolicy | undefined {
  const [, hours, hourlyDays, dailyDays, weeklyWeeks] = (wording.exec(text) ?? []).map(Number);
  if (hours === undefined || hourlyDays === undefined || dailyDays === undefined || weeklyWeeks === undefined)
    return undefined;
  return { hours, hourlyDays, dailyDays, weeklyWeeks };
}
