import { isApiError } from '../../lib/api-error';

const everyMs = 5_000;
const seldomMs = 15_000;
/**
 * Idle time in milliseconds after which the page polls less often. A new message, a press or a key press ends the idle
 * time.
 */
const idleAfterMs = 2 * 60_000;
const maxPauseMs = 60_000;

interface PollingOptions {
  /**
   * Sends one request, which the signal can abort.
   *
   * @returns whether something arrived
   */
  poll: (signal: AbortSignal) => Promise<boolean>;
  /** Called after each failure with the number of failures in a row, and after a success with undefined and 0. */
  onFailed: (failure: unknown, failures: number) => void;
}

/**
 * Polls immediately and then every few seconds while the page is visible, and less often while no one uses it. After a
 * failure, waits as long as the server says, or longer with each failure. A poll never overlaps another request.
 */
export function startPolling({ poll, onFailed }: PollingOptions) {
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { done: Promise<void>; abort: () => void } | undefined;
  let holds = 0;
  let failures = 0;
  let notBefore = 0;
  let usedAt = performance.now();

  const touch = () => {
    usedAt = performance.now();
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!hasStopped) timer = setTimeout(start, ms);
  };
  const pauseAfter = (failure: unknown) => {
    const named = isApiError(failure) ? (failure.retryAfter ?? 0) * 1000 : 0;
    return Math.max(named, Math.min(everyMs * 2 ** failures, maxPauseMs));
  };
  const attempt = async (signal: AbortSignal) => {
    try {
      if (await poll(signal)) touch();
      if (signal.aborted) return;
      failures = 0;
      onFailed(undefined, 0);
      schedule(performance.now() - usedAt > idleAfterMs ? seldomMs : everyMs);
    } catch (failure) {
      if (signal.aborted) return;
      failures += 1;
      const pause = pauseAfter(failure);
      notBefore = performance.now() + pause;
      onFailed(failure, failures);
      schedule(pause);
    }
  };
  const start = () => {
    clearTimeout(timer);
    if (hasStopped || document.hidden || running || holds > 0) return;
    const stop = new AbortController();
    const done = attempt(stop.signal).finally(() => {
      running = undefined;
    });
    running = { done, abort: () => stop.abort() };
  };
  const wake = () => {
    if (!document.hidden && !running) schedule(Math.max(0, notBefore - performance.now()));
  };

  const listeners = { visibilitychange: wake, pointerdown: touch, keydown: touch };
  for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener);
  start();
  return {
    /**
     * Runs another request of the conversation (`work`). Aborts a running poll first; polling continues after the
     * request.
     */
    pauseFor: async <T>(work: () => Promise<T>): Promise<T> => {
      holds += 1;
      clearTimeout(timer);
      running?.abort();
      await running?.done;
      try {
        return await work();
      } finally {
        holds -= 1;
        touch();
        schedule(Math.max(everyMs, notBefore - performance.now()));
      }
    },
    stop: () => {
      hasStopped = true;
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners))
        document.removeEventListener(event, listener);
      running?.abort();
    },
  };
}
