import type { LeadChange } from './lead-events.repository.js';

/**
 * The last reading's changes. Events become visible in the order of commits, not of their times: each reading goes back
 * as far as a transaction may last, and this memory tells what is new in it.
 */
export class RecentChanges {
  private known = new Map<string, { change: LeadChange; seenAt: number }>();

  /** Remembers a reading. @returns what is new in it */
  replace(reading: readonly LeadChange[], now: number): LeadChange[] {
    const before = this.known;
    this.known = new Map(
      reading.map((change) => [change.key, before.get(change.key) ?? { change, seenAt: now }]),
    );
    return reading.filter(({ key }) => !before.has(key));
  }

  /** Remembers the first reading: when its events became visible is not known. */
  begin(reading: readonly LeadChange[]): void {
    this.known = new Map(reading.map((change) => [change.key, { change, seenAt: change.at.getTime() }]));
  }

  /** Changes that became visible after a time, in milliseconds since 1970. */
  since(time: number): LeadChange[] {
    return [...this.known.values()].filter(({ seenAt }) => seenAt > time).map(({ change }) => change);
  }
}
