import type { LeadSending } from '../../../components/forms/send-lead';
import { api } from '../../../lib/api';
import { sendWhenFree } from '../../../lib/send-when-free';
import type { LeadReceipt, NewContact } from '../../../types/api';

/** The server reads few bodies with photos at once, so that it may be busy for a moment. */
const maxTriesWithPhotos = 5;

export const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<Partial<LeadReceipt>, LeadSending & { contact: NewContact }>({
      queryFn: ({ contact, idempotencyKey, onProgress, onBusy }) => {
        const headers = { 'Idempotency-Key': idempotencyKey };
        const sending = { url: '/contact', body: contact, headers, onProgress };
        const maxTries = contact.projectImages ? maxTriesWithPhotos : 1;
        return sendWhenFree<Partial<LeadReceipt>>(sending, { maxTries, onBusy });
      },
    }),
  }),
});
