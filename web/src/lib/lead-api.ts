import type { DailyTest, LeadDetail, OfficeVisits } from '../types/api';
import { api } from './api';

const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLead: build.query<LeadDetail, string>({
      query: (reference) => `/leads/${encodeURIComponent(reference)}`,
      providesTags: (lead) => [{ type: 'Lead', id: lead?.id ?? 'LIST' }],
    }),
    getLeadVisits: build.query<OfficeVisits, string>({
      query: (id) => `/leads/${id}/visits`,
      // Also tagged with the lead, because closing a lead ends its visit.
      providesTags: (_visits, _error, id) => ['Visit', { type: 'Lead', id }],
    }),
    getProof: build.query<DailyTest, void>({ query: () => '/leads/proof' }),
  }),
});

export const { useGetLeadQuery, useGetLeadVisitsQuery, useGetProofQuery } = leadApi;
