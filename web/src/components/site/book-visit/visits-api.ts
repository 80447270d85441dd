import { api } from '../../../lib/api';
import type { VisitChoice, VisitorVisit, VisitorWindows } from '../../../types/api';

interface Chosen extends VisitChoice {
  token: string;
}

const visitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVisitWindows: build.query<VisitorWindows, string>({
      query: (token) => `/visits/windows?token=${encodeURIComponent(token)}`,
      providesTags: ['Visit'],
    }),
    bookVisit: build.mutation<VisitorVisit, Chosen & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/visits',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['Visit', 'Lead'],
    }),
    moveVisit: build.mutation<VisitorVisit, Chosen>({
      query: (body) => ({ url: '/visits/move', method: 'POST', body }),
      invalidatesTags: ['Visit', 'Lead'],
    }),
    waitForVisit: build.mutation<VisitorWindows, { token: string; isWished: boolean }>({
      query: ({ token, isWished }) => ({
        url: isWished ? '/visits/waiting' : '/visits/waiting/stop',
        method: 'POST',
        body: { token },
      }),
      invalidatesTags: ['Visit'],
    }),
    cancelVisit: build.mutation<VisitorWindows, string>({
      query: (token) => ({ url: '/visits/cancel', method: 'POST', body: { token } }),
      invalidatesTags: ['Visit', 'Lead'],
    }),
  }),
});

export const {
  useGetVisitWindowsQuery,
  useBookVisitMutation,
  useMoveVisitMutation,
  useCancelVisitMutation,
  useWaitForVisitMutation,
} = visitsApi;
