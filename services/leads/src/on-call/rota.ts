/** A shift that repeats every week, in New York time. Sunday is day 0. */
export interface Shift {
  userId: string;
  fromDay: number;
  fromTime: string;
  untilDay: number;
  /** Time at which the shift ends. A shift whose end equals its beginning lasts the whole week. */
  untilTime: string;
}

/** A period in which the shifts do not apply. Its times are in New York time: `2026-12-24T08:00`. */
export interface RotaException {
  /** The person on call. Null: no one from the rota, so the owners are on call. */
  userId: string | null;
  from: string;
  until: string;
}

export interface Rota {
  shifts: Shift[];
  exceptions: RotaException[];
}

/**
 * A period in which the same people are on call. Times are those of the office's clock (`officeClock`), in
 * milliseconds.
 */
interface RotaPeriod {
  from: number;
  until: number;
  userIds: string[];
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** The first Sunday of the epoch: January 4, 1970. */
const firstSundayMs = 3 * dayMs;

const timeMs = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
};

/** Returns the start of a shift, in milliseconds since the beginning of the week. */
const startOf = ({ fromDay, fromTime }: Shift) => fromDay * dayMs + timeMs(fromTime);
const endOf = ({ untilDay, untilTime }: Shift) => untilDay * dayMs + timeMs(untilTime);

const localMs = (text: string) => Date.parse(`${text}Z`);

const inWeek = (local: number) => (((local - firstSundayMs) % weekMs) + weekMs) % weekMs;

/** Returns the people on call at a time of `officeClock`, in milliseconds; empty in a gap of the rota. */
export function onCallAt({ shifts, exceptions }: Rota, local: number): string[] {
  const holding = exceptions.filter(({ from, until }) => localMs(from) <= local && local < localMs(until));
  const ids = holding.length > 0 ? holding.map(({ userId }) => userId) : shiftsAt(shifts, local);
  return [...new Set(ids.filter((id) => id !== null))].sort();
}

function shiftsAt(shifts: readonly Shift[], local: number): string[] {
  const now = inWeek(local);
  return shifts
    .filter((shift) => {
      const [start, end] = [startOf(shift), endOf(shift)];
      return start < end ? start <= now && now < end : now >= start || now < end;
    })
    .map(({ userId }) => userId);
}

/**
 * Divides the time between two times of `officeClock`, in milliseconds, into consecutive periods with the same people
 * on call.
 */
export function periodsOf(rota: Rota, from: number, until: number): RotaPeriod[] {
  const periods: RotaPeriod[] = [];
  const changes = [from, ...changesOf(rota, from, until), until];
  for (const [index, at] of changes.slice(0, -1).entries()) {
    const userIds = onCallAt(rota, at);
    const end = changes[index + 1] ?? until;
    const last = periods.at(-1);
    if (last && last.userIds.join() === userIds.join()) last.until = end;
    else periods.push({ from: at, until: end, userIds });
  }
  return periods;
}

/** Returns the times between `from` and `until` at which the people on call may change, in order. */
function changesOf({ shifts, exceptions }: Rota, from: number, until: number): number[] {
  const times = new Set(exceptions.flatMap((each) => [localMs(each.from), localMs(each.until)]));
  const firstWeek = from - inWeek(from);
  for (let week = firstWeek; week < until; week += weekMs)
    for (const shift of shifts) times.add(week + startOf(shift)).add(week + endOf(shift));
  return [...times].filter((time) => time > from && time < until).sort((one, other) => one - other);
}
