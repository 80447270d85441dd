import type { PublicContent } from '@sandhill/company/content/public-content.js';
import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type { FirstHour, FirstHourStep, LeadReceipt, NewContact, Samples } from '../../../types/api';

interface PublishedFacts {
  name: string;
  phone: string;
  hasPictures: boolean;
}

const firstHourApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFirstHour: build.query<FirstHour, void>({
      query: () => '/leads/first-hour',
      providesTags: ['FirstHour'],
    }),
    putStepOff: build.mutation<FirstHour, { step: FirstHourStep; isPutOff: boolean }>({
      query: (body) => ({ url: '/leads/first-hour', method: 'PATCH', body }),
      invalidatesTags: afterChange(['FirstHour']),
    }),
    /** Sends a message with the same request as the public form, and asks the server to follow its delivery. */
    sendTestLead: build.mutation<FirstHour, { contact: NewContact; idempotencyKey: string }>({
      queryFn: async ({ contact, idempotencyKey }, _store, _options, ask) => {
        const headers = { 'Idempotency-Key': idempotencyKey };
        const sent = await ask({ url: '/contact', method: 'POST', headers, body: contact });
        if (sent.error) return { error: sent.error };
        const { id } = sent.data as LeadReceipt;
        const followed = await ask({ url: '/leads/first-hour/test-lead', method: 'PUT', body: { id } });
        return followed.error ? { error: followed.error } : { data: followed.data as FirstHour };
      },
      invalidatesTags: ['FirstHour', { type: 'Lead', id: 'LIST' }],
    }),
    getSamples: build.query<Samples, void>({
      query: () => '/projects/samples',
      providesTags: ['Project'],
    }),
    removeSamples: build.mutation<Samples, void>({
      query: () => ({ url: '/projects/samples', method: 'DELETE' }),
      invalidatesTags: ['Project'],
    }),
    bringSamplesBack: build.mutation<Samples, void>({
      query: () => ({ url: '/projects/samples', method: 'POST' }),
      invalidatesTags: ['Project'],
    }),
    getPublishedFacts: build.query<PublishedFacts, void>({
      query: () => '/site',
      transformResponse: ({ content: { facts, pictures = {} } }: { content: PublicContent }) => ({
        name: facts.name,
        phone: facts.phone,
        hasPictures: Object.keys(pictures).length > 0,
      }),
    }),
  }),
});

export const {
  useGetFirstHourQuery,
  usePutStepOffMutation,
  useSendTestLeadMutation,
  useGetSamplesQuery,
  useRemoveSamplesMutation,
  useBringSamplesBackMutation,
  useGetPublishedFactsQuery,
} = firstHourApi;
