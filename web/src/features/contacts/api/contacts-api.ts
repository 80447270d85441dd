import type { LeadSending } from '../../../components/forms/send-lead';
import { api } from '../../../lib/api';
import { sendWithRetries } from '../../../lib/send-with-retries';
import type { LeadReceipt, NewContact } from '../../../types/api';

/**
 * Number of attempts for a form with photos. The server reads only a few bodies with photos at once, so it can be busy
 * for a moment.
 */
const maxTriesWithPhotos = 5;

export const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<Partial<LeadReceipt>, LeadSending & { contact: NewContact }>({
      queryFn: ({ contact, idempotencyKey, onProgress, onBusy }) => {
        const headers = { 'Idempotency-Key': idempotencyKey };
        const sending = { url: '/contact', body: contact, headers, onProgress };
        const maxTries = contact.projectImages ? maxTriesWithPhotos : 1;
        return sendWithRetries<Partial<LeadReceipt>>(sending, { maxTries, onBusy });
      },
    }),
  }),
});
