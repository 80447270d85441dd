import { type Sending, type Sent, sendWithProgress } from './send-with-progress';
import { waitFor } from './wait-for';

const defaultWaitSeconds = 3;
const maxWaitSeconds = 30;

interface Patience {
  /** The first attempt included; the answer to the last one counts. */
  maxTries: number;
  /** Called when the server is busy and the page will retry automatically. */
  onBusy?: () => void;
}

/** Sends; while the server is busy (503), retries after the pause that it named. */
export async function sendWhenFree<T>(sending: Sending, { maxTries, onBusy }: Patience): Promise<Sent<T>> {
  for (let tries = 1; ; tries += 1) {
    const sent = await sendWithProgress<T>(sending);
    const isBusy = 'error' in sent && sent.error.status === 503 && tries < maxTries;
    if (!isBusy) return sent;
    onBusy?.();
    await waitFor(Math.min(sent.error.retryAfter ?? defaultWaitSeconds, maxWaitSeconds) * 1000);
  }
}
