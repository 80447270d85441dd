import type { LeadStatus } from '../../model/lead-status.js';

const tooFastMs = 3000;
const mostPoints = 3;

/** More of them say no more: without a link they never mark anybody by themselves. */
export const mostRepeats = 3;

/** What is known about how a form was filled in. Each part may be absent, and its absence marks nobody. */
export interface Traces {
  /** The hidden field. */
  website?: string | null;
  /** How long the visitor took, measured by one clock, in milliseconds. */
  tookMs?: number | null;
  texts: readonly string[];
  /** Other addresses that sent the same words a short time ago. */
  repeats?: number;
}

/** Whether a lead is taken for spam (decision L7): it is kept all the same, and told apart. */
export function isSuspect({ website, tookMs, texts, repeats = 0 }: Traces): boolean {
  if (website) return true;
  // A negative time comes from a clock that was set back meanwhile, not from a robot.
  if (tookMs != null && tookMs >= 0 && tookMs < tooFastMs) return true;
  const links = texts.reduce((sum, text) => sum + linksIn(text), 0);
  return links + Math.min(repeats, mostRepeats) > mostPoints;
}

/** The status that a new lead begins with. */
export function statusOf(traces: Traces): LeadStatus {
  return isSuspect(traces) ? 'spam' : 'new';
}

export function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0;
}
