import { api } from '../../../lib/api';
import type { LeadClaim } from '../../../types/api';

const address = (token: string) => `/lead-claims/${encodeURIComponent(token)}`;

const leadClaimApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the lead without claiming it. Claiming needs another request, because mail scanners open every link. */
    getLeadClaim: build.query<LeadClaim, string>({ query: address }),
    claimByMail: build.mutation<LeadClaim, string>({
      query: (token) => ({ url: address(token), method: 'POST' }),
    }),
  }),
});

export const { useGetLeadClaimQuery, useClaimByMailMutation } = leadClaimApi;
