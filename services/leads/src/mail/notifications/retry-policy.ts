import type { DeliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';

/** How long a mail is retried before it counts as failed. */
export const giveUpAfterHours = 72;

/** Failures that are retried with growing pauses. */
type Retried = Extract<DeliveryFailure['kind'], 'away' | 'temporary'>;

const firstPauseMs = 5000;
const maxPauseMs: Record<Retried, number> = {
  // Short, so that mail flows soon after the server is back.
  away: 60_000,
  temporary: 3_600_000,
};

/** Milliseconds until the next attempt: doubles each time, with up to 25 % jitter against bursts. */
export function retryPauseMs(kind: Retried, attempts: number, random: () => number = Math.random): number {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(attempts, 20), maxPauseMs[kind]);
  return Math.round(pauseMs * (0.75 + random() * 0.5));
}
