import type { Visit } from './visit.entity.js';

/** Facts of a visit in its lead's history, from which mails are composed. */
export interface VisitFacts extends Record<string, unknown> {
  visit: string;
  date: string;
  starts: string;
  ends: string;
  sequence: number;
}

export const toVisitFacts = ({ id, date, starts, ends, sequence }: Visit): VisitFacts => ({
  visit: id,
  date,
  starts,
  ends,
  sequence,
});
