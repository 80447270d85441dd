import { api } from '../../../lib/api';
import type { LeadReceipt, NewContact } from '../../../types/api';

export const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContact: build.mutation<Partial<LeadReceipt>, { contact: NewContact; idempotencyKey: string }>({
      query: ({ contact, idempotencyKey }) => ({
        url: '/contact',
        method: 'POST',
        body: contact,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
  }),
});
