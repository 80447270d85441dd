/**
 * Reason for a retry. `away`: the recipient's server cannot be reached. `temporary`: the server asks for a later
 * attempt.
 */
type RetryCause = 'away' | 'temporary';

const firstPauseMs = 5000;
const maxPauseMs: Record<RetryCause, number> = {
  // Short, so that deliveries resume soon after the server can be reached again.
  away: 60_000,
  temporary: 3_600_000,
};

/**
 * Returns the pause before the next attempt in milliseconds. It doubles with each attempt up to a limit, with ±25 %
 * jitter against bursts.
 */
export function retryDelayMs(
  cause: RetryCause,
  attempts: number,
  random: () => number = Math.random,
): number {
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(attempts, 20), maxPauseMs[cause]);
  return Math.round(pauseMs * (0.75 + random() * 0.5));
}
