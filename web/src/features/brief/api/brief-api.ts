import { api } from '../../../lib/api';
import type { LeadDetail } from '../../../types/api';

const briefApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLeadForBrief: build.query<LeadDetail, string>({
      query: (reference) => `/leads/${encodeURIComponent(reference)}`,
      keepUnusedDataFor: 0,
      providesTags: (lead) => [{ type: 'Lead', id: lead?.id ?? 'LIST' }],
    }),
  }),
});

export const { useGetLeadForBriefQuery } = briefApi;
