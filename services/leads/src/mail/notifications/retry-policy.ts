import type { DeliveryFailure } from './delivery-failure.js';

/** After that, what cannot be delivered is shown as failed. */
export const giveUpAfterHours = 72;

/** What is tried again by itself; other troubles have pauses of their own. */
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
