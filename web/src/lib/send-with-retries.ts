import { type Sending, type Sent, sendWithProgress } from './send-with-progress';
import { waitFor } from './wait-for';

const defaultWaitSeconds = 3;
const maxWaitSeconds = 30;

interface RetryOptions {
  /** Maximum number of attempts, including the first one. */
  maxTries: number;
  /** Called when the server is busy and the request will be retried automatically. */
  onBusy?: () => void;
}

/**
 * Sends a request. While the server is busy (503), sends it again, up to `maxTries` attempts in all. Waits before each
 * retry as long as `Retry-After` says, but at most 30 s.
 */
export async function sendWithRetries<T>(
  sending: Sending,
  { maxTries, onBusy }: RetryOptions,
): Promise<Sent<T>> {
  for (let tries = 1; ; tries += 1) {
    const sent = await sendWithProgress<T>(sending);
    const isBusy = 'error' in sent && sent.error.status === 503 && tries < maxTries;
    if (!isBusy) return sent;
    onBusy?.();
    await waitFor(Math.min(sent.error.retryAfter ?? defaultWaitSeconds, maxWaitSeconds) * 1000);
  }
}
