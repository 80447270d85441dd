import type { LeadSending } from '../../../components/forms/send-lead';
import { api } from '../../../lib/api';
import { sendWithRetries } from '../../../lib/send-with-retries';
import type { LeadReceipt, NewQuote } from '../../../types/api';

const maxTries = 5;

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuote: build.mutation<Partial<LeadReceipt>, LeadSending & { quote: NewQuote }>({
      queryFn: ({ quote, idempotencyKey, onProgress, onBusy }) => {
        const headers = { 'Idempotency-Key': idempotencyKey };
        const sending = { url: '/quotes', body: quote, headers, onProgress };
        return sendWithRetries<Partial<LeadReceipt>>(sending, { maxTries, onBusy });
      },
    }),
  }),
});
