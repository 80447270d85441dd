import { api } from '../../../lib/api';
import { sendWhenFree } from '../../../lib/send-when-free';
import type { LeadReceipt, NewQuote } from '../../../types/api';

const maxTries = 5;

interface QuoteSending {
  quote: NewQuote;
  idempotencyKey: string;
  onProgress: (part: number) => void;
  /** Called when the server is busy and the page will send again automatically. */
  onBusy: () => void;
}

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuote: build.mutation<Partial<LeadReceipt>, QuoteSending>({
      queryFn: ({ quote, idempotencyKey, onProgress, onBusy }) => {
        const headers = { 'Idempotency-Key': idempotencyKey };
        const sending = { url: '/quotes', body: quote, headers, onProgress };
        return sendWhenFree<Partial<LeadReceipt>>(sending, { maxTries, onBusy });
      },
    }),
  }),
});
