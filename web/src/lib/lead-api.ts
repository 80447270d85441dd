import type { DailyTest, LeadDetail } from '../types/api';
import { api } from './api';

const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLead: build.query<LeadDetail, string>({
      query: (reference) => `/leads/${encodeURIComponent(reference)}`,
      keepUnusedDataFor: 0,
      providesTags: (lead) => [{ type: 'Lead', id: lead?.id ?? 'LIST' }],
    }),
    getProof: build.query<DailyTest, void>({ query: () => '/leads/proof', keepUnusedDataFor: 0 }),
  }),
});

export const { useGetLeadQuery, useGetProofQuery } = leadApi;
