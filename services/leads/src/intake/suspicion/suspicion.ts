const tooFastMs = 3000;
const maxScore = 3;

/** Maximum number of repeats that count. If the message has no link, this many repeats do not make a lead spam. */
export const maxRepeats = 3;

/** Signs of spam in a submission. A missing sign never counts against the visitor. */
export interface SpamSignals {
  /** The hidden field (honeypot). */
  website?: string | null;
  /** Time from showing the form to sending it, by the browser's clock, in milliseconds. */
  tookMs?: number | null;
  texts: readonly string[];
  /** Number of other senders of the same message in the last hour. */
  repeats?: number;
}

/** Whether a lead looks like spam. The lead is saved in any case. */
export function isSuspect({ website, tookMs, texts, repeats = 0 }: SpamSignals): boolean {
  if (website) return true;
  // A negative time means that the clock was set back, not that a bot filled in the form.
  if (tookMs != null && tookMs >= 0 && tookMs < tooFastMs) return true;
  const links = texts.reduce((sum, text) => sum + countLinks(text), 0);
  return links + Math.min(repeats, maxRepeats) > maxScore;
}

export function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0;
}
