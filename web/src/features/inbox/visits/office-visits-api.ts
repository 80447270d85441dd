import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type { OfficeVisits, OfficeWindow, OwnVisit, VisitChange, VisitReport } from '../../../types/api';
import type { Days } from './week';

const query = ({ from, to }: Days) => `from=${from}&to=${to}`;
const changes = afterChange(['Visit', 'Lead']);
/** A change of a visit, for instance a booking or cancellation by the visitor, is also a change of its lead. */
const ofAnyLead = ['Visit', { type: 'Lead', id: 'LIST' }] as const;

const officeVisitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVisits: build.query<OfficeVisits, Days>({
      query: (days) => `/visits?${query(days)}`,
      providesTags: ofAnyLead,
    }),
    getUnfitVisits: build.query<OfficeVisits, void>({
      query: () => '/visits/unfit',
      providesTags: ofAnyLead,
    }),
    getVisitDays: build.query<{ windows: OfficeWindow[] }, Days>({
      query: (days) => `/visits/days?${query(days)}`,
      providesTags: ofAnyLead,
    }),
    getOwnVisits: build.query<{ visits: OwnVisit[] }, void>({
      query: () => '/visits/mine',
      providesTags: ['Visit'],
    }),
    bookLeadVisit: build.mutation<OfficeVisits, { leadId: string; windowId: string; date: string }>({
      query: ({ leadId, ...body }) => ({ url: `/leads/${leadId}/visits`, method: 'POST', body }),
      invalidatesTags: changes,
    }),
    changeVisit: build.mutation<unknown, VisitChange & { id: string }>({
      query: ({ id, ...body }) => ({ url: `/visits/${id}`, method: 'PATCH', body }),
      invalidatesTags: changes,
    }),
    reportVisit: build.mutation<unknown, { id: string; state: VisitReport }>({
      query: ({ id, state }) => ({ url: `/visits/${id}/state`, method: 'POST', body: { state } }),
      invalidatesTags: changes,
    }),
    cancelOneVisit: build.mutation<unknown, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: `/visits/${id}/cancel`, method: 'POST', body: { reason } }),
      invalidatesTags: changes,
    }),
    cancelVisitDay: build.mutation<{ count: number }, { date: string; reason: string }>({
      query: (body) => ({ url: '/visits/cancel-day', method: 'POST', body }),
      invalidatesTags: changes,
    }),
  }),
});

export const {
  useGetVisitsQuery,
  useGetUnfitVisitsQuery,
  useGetVisitDaysQuery,
  useGetOwnVisitsQuery,
  useBookLeadVisitMutation,
  useChangeVisitMutation,
  useReportVisitMutation,
  useCancelOneVisitMutation,
  useCancelVisitDayMutation,
} = officeVisitsApi;
