import type { LeadChange } from './lead-events.repository.js';

/**
 * Remembers the changes that the last query returned, to find those that are new in the next result. Events become
 * visible in the order of commits, not in the order of their times. Each query therefore reaches as far back as a
 * transaction may last, and returns events repeatedly.
 */
export class RecentChanges {
  private known = new Map<string, { change: LeadChange; seenAt: number }>();

  /** Stores the result of a query. @returns the changes that the previous result did not have */
  replace(reading: readonly LeadChange[], now: number): LeadChange[] {
    const before = this.known;
    this.known = new Map(
      reading.map((change) => [change.key, before.get(change.key) ?? { change, seenAt: now }]),
    );
    return reading.filter(({ key }) => !before.has(key));
  }

  /** Stores the first result. It is unknown when its events became visible, so the times of the events are used. */
  begin(reading: readonly LeadChange[]): void {
    this.known = new Map(reading.map((change) => [change.key, { change, seenAt: change.at.getTime() }]));
  }

  /** Returns the changes that became visible after a time, in milliseconds since 1970. */
  since(time: number): LeadChange[] {
    return [...this.known.values()].filter(({ seenAt }) => seenAt > time).map(({ change }) => change);
  }
}
