import { api } from '../../../lib/api';
import { isKeyReused } from '../../../lib/attempt';
import { randomId } from '../../../lib/random-id';
import { sendWhenFree } from '../../../lib/send-when-free';
import type { LeadReceipt, NewQuote } from '../../../types/api';

const maxTries = 5;

interface QuoteSending {
  quote: NewQuote;
  idempotencyKey: string;
  onProgress: (part: number) => void;
  /** Told when the server is busy and the page will send again by itself. */
  onBusy: () => void;
  /** Told when the server refused the key for this content and another was taken. */
  onNewKey: (key: string) => void;
}

function send({ quote, idempotencyKey, onProgress, onBusy }: QuoteSending) {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return sendWhenFree<Partial<LeadReceipt>>(
    { url: '/quotes', body: quote, headers, onProgress },
    { maxTries, onBusy },
  );
}

async function sendOnce(sending: QuoteSending) {
  const sent = await send(sending);
  if (!('error' in sent) || !isKeyReused(sent.error)) return sent;
  const key = randomId();
  sending.onNewKey(key);
  return send({ ...sending, idempotencyKey: key });
}

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuote: build.mutation<Partial<LeadReceipt>, QuoteSending>({ queryFn: sendOnce }),
  }),
});

export const { useSendQuoteMutation } = quotesApi;
