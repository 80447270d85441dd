import { api } from '../../../lib/api';
import { isKeyReused } from '../../../lib/attempt';
import { randomId } from '../../../lib/random-id';
import { sendWithProgress } from '../../../lib/send-with-progress';
import { waitFor } from '../../../lib/wait-for';
import type { LeadReceipt, NewQuote } from '../../../types/api';

const maxTries = 5;
const defaultWaitSeconds = 3;
const maxWaitSeconds = 30;

interface QuoteSending {
  quote: NewQuote;
  idempotencyKey: string;
  onProgress: (part: number) => void;
  /** Told when the server is busy and the page will send again by itself. */
  onBusy: () => void;
  /** Told when the server refused the key for this content and another was taken. */
  onNewKey: (key: string) => void;
}

async function send({ quote, idempotencyKey, onProgress }: QuoteSending) {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return sendWithProgress<LeadReceipt>({ url: '/quotes', body: quote, headers, onProgress });
}

/** Sends; while the server is busy, again by itself, after the pause it asked for. */
async function sendWhenFree(sending: QuoteSending) {
  for (let tries = 1; ; tries += 1) {
    const sent = await send(sending);
    const isBusy = 'error' in sent && sent.error.status === 503 && tries < maxTries;
    if (!isBusy) return sent;
    sending.onBusy();
    await waitFor(Math.min(sent.error.retryAfter ?? defaultWaitSeconds, maxWaitSeconds) * 1000);
  }
}

async function sendOnce(sending: QuoteSending) {
  const sent = await sendWhenFree(sending);
  if (!('error' in sent) || !isKeyReused(sent.error)) return sent;
  const key = randomId();
  sending.onNewKey(key);
  return sendWhenFree({ ...sending, idempotencyKey: key });
}

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuote: build.mutation<LeadReceipt, QuoteSending>({ queryFn: sendOnce }),
  }),
});

export const { useSendQuoteMutation } = quotesApi;
