import { officeDay } from '@sandhill/company/office-day.js';
import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type { ApiError } from '../../../lib/api-error';
import { cursorPagination } from '../../../lib/cursor-pagination';
import { saveFile } from '../../../lib/save-file';
import { cacheResponseIn } from '../../../lib/cache-response';
import type {
  SenderDomain,
  Lead,
  LeadChange,
  LeadCounts,
  LeadDetail,
  LeadMail,
  LeadPage,
  MailSettings,
  MailState,
  TestMail,
} from '../../../types/api';
import { type LeadFilter, leadQuery } from '../lead-filter';

const list = { type: 'Lead', id: 'LIST' } as const;

const one = (id: string) => ({ type: 'Lead', id }) as const;

const pageSize = '50';

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads leads page by page, in the order that the filter asks for. */
    getLeads: build.infiniteQuery<LeadPage, LeadFilter, string>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => {
        const query = leadQuery(queryArg);
        query.set('limit', pageSize);
        if (pageParam) query.set('cursor', pageParam);
        return `/leads?${query}`;
      },
      providesTags: [list],
    }),
    getNewestLeads: build.query<Lead[], number>({
      query: (limit) => `/leads?limit=${limit}`,
      transformResponse: (page: LeadPage) => page.leads,
      providesTags: [list],
    }),
    getLeadCounts: build.query<LeadCounts, void>({
      query: () => '/leads/counts',
      providesTags: [list],
    }),
    /** Downloads the leads of a filter as CSV. Nothing of it stays in the cache. */
    downloadLeads: build.mutation<null, LeadFilter>({
      queryFn: async (filter, _store, _options, ask) => {
        const answer = await ask({ url: `/leads/export.csv?${leadQuery(filter)}`, isFile: true });
        if (answer.error) return { error: answer.error as ApiError };
        saveFile(answer.data as Blob, `leads-${officeDay()}.csv`);
        return { data: null };
      },
    }),
    changeLead: build.mutation<LeadDetail, { id: string; change: LeadChange }>({
      query: ({ id, change }) => ({ url: `/leads/${id}`, method: 'PATCH', body: change }),
      onQueryStarted: cacheResponseIn<LeadDetail>('getLead', ({ reference }) => reference),
      invalidatesTags: afterChange(({ id }) => [list, one(id)]),
    }),
    sendMailAgain: build.mutation<LeadMail, { id: string; mailId: string }>({
      query: ({ id, mailId }) => ({ url: `/leads/${id}/notifications/${mailId}/send`, method: 'POST' }),
      invalidatesTags: afterChange(({ id }) => [list, one(id), 'Mail']),
    }),
    deleteLead: build.mutation<unknown, string>({
      query: (id) => ({ url: `/leads/${id}`, method: 'DELETE' }),
      invalidatesTags: afterChange([list]),
    }),
  }),
});

const inboxApi = leadsApi.injectEndpoints({
  endpoints: (build) => ({
    getMailState: build.query<MailState, void>({
      query: () => '/leads/mail-state',
      keepUnusedDataFor: 60,
      providesTags: ['Mail'],
    }),
    getMailSettings: build.query<MailSettings, void>({
      query: () => '/leads/mail-settings',
      keepUnusedDataFor: 60,
    }),
    getSenderDomain: build.query<SenderDomain, void>({ query: () => '/leads/sender-domain' }),
    sendFailedMail: build.mutation<unknown, void>({
      query: () => ({ url: '/leads/mail-state/send-failed', method: 'POST' }),
      invalidatesTags: afterChange([list, 'Mail']),
    }),
    /** Decides what happens with mail that a restored backup listed as unsent: sends all of it, or marks it as sent. */
    releaseHeldMail: build.mutation<unknown, 'send' | 'mark_sent'>({
      query: (decision) => ({ url: '/leads/held-mail', method: 'POST', body: { decision } }),
      invalidatesTags: afterChange([list, 'Mail']),
    }),
    sendTestMail: build.mutation<TestMail, string | null>({
      query: (to) => ({ url: '/leads/test-mail', method: 'POST', body: { to } }),
    }),
    restoreLead: build.mutation<LeadDetail, string>({
      query: (id) => ({ url: `/leads/${id}/restore`, method: 'POST' }),
      invalidatesTags: afterChange([list]),
    }),
    eraseLead: build.mutation<unknown, string>({
      query: (id) => ({ url: `/leads/${id}/erase`, method: 'POST' }),
      invalidatesTags: afterChange([list]),
    }),
  }),
});

export const {
  useGetLeadsInfiniteQuery,
  useGetNewestLeadsQuery,
  useGetLeadCountsQuery,
  useDownloadLeadsMutation,
  useChangeLeadMutation,
  useSendMailAgainMutation,
  useDeleteLeadMutation,
  useRestoreLeadMutation,
  useEraseLeadMutation,
  useGetMailSettingsQuery,
  useGetSenderDomainQuery,
  useGetMailStateQuery,
  useSendTestMailMutation,
  useReleaseHeldMailMutation,
  useSendFailedMailMutation,
} = inboxApi;
