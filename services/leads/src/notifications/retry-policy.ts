import type { DeliveryFailure } from './delivery-failure.js';

/** After that, what cannot be delivered is shown as failed. */
export const giveUpAfterMs = 72 * 3_600_000;

/** What is tried again by itself; a refused password pauses all sending instead. */
type Retried = Extract<DeliveryFailure['kind'], 'away' | 'temporary'>;

const firstPauseMs = 5000;
const longestPauseMs: Record<Retried, number> = {
  // The server's return is to be noticed soon: nothing is wrong with the mail.
  away: 60_000,
  temporary: 3_600_000,
};

/** Milliseconds until the next try: doubling, up to a quarter more or less so that mails do not come in herds. */
export function retryPauseMs(kind: Retried, attempts: number, random: () => number = Math.random): number {
  const grown = Math.min(firstPauseMs * 2 ** Math.min(attempts, 20), longestPauseMs[kind]);
  return Math.round(grown * (0.75 + random() * 0.5));
}

/** Whether the time for a mail is over. */
export function isOverdue(owedSince: Date, now = Date.now()): boolean {
  return now - owedSince.getTime() >= giveUpAfterMs;
}
