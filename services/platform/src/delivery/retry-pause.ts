/** `away`: the other side cannot be reached. `temporary`: it asks to be tried later. */
type RetryCause = 'away' | 'temporary';

const firstPauseMs = 5000;
const maxPauseMs: Record<RetryCause, number> = {
  // Short, so that deliveries flow soon after the other side is back.
  away: 60_000,
  temporary: 3_600_000,
};

/** Milliseconds until the next attempt: doubles each time, with up to 25 % jitter against bursts. */
export function retryPauseMs(
  cause: RetryCause,
  attempts: number,
  random: () => number = Math.random,
): number {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(attempts, 20), maxPauseMs[cause]);
  return Math.round(pauseMs * (0.75 + random() * 0.5));
}
