import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { api } from '../../../lib/api';
import type { ApiError } from '../../../lib/api-error';
import type {
  DailyTest,
  LeadDetail,
  LeadMessage,
  LeadNote,
  LeadReceipt,
  LeadsChange,
  LeadsChanged,
  NewMessage,
  SiteVersionPage,
  StaffMember,
  TypedLead,
  WholeSiteVersion,
} from '../../../types/api';

const list = { type: 'Lead', id: 'LIST' } as const;

const one = (id: string) => ({ type: 'Lead', id }) as const;

export type ReadyAnswer = SiteContent['readyAnswers'][number];

interface MessageSending extends NewMessage {
  id: string;
  /** A message sent twice with the same key goes out once. */
  idempotencyKey: string;
}

const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStaff: build.query<StaffMember[], void>({ query: () => '/staff', providesTags: ['User'] }),
    /** Of the published version; they are not among the public words. */
    getReadyAnswers: build.query<ReadyAnswer[], void>({
      queryFn: async (_nothing, _store, _options, ask) => {
        const versions = await ask('/site/versions?limit=1');
        if (versions.error) return { error: versions.error as ApiError };
        const [current] = (versions.data as SiteVersionPage).versions;
        if (!current) return { data: [] };
        const whole = await ask(`/site/versions/${current.id}`);
        if (whole.error) return { error: whole.error as ApiError };
        return { data: (whole.data as WholeSiteVersion).content.readyAnswers };
      },
      providesTags: ['Site'],
    }),
    getProof: build.query<DailyTest, void>({ query: () => '/leads/proof', keepUnusedDataFor: 0 }),
    claimLead: build.mutation<LeadDetail, string>({
      query: (id) => ({ url: `/leads/${id}/claim`, method: 'POST' }),
      invalidatesTags: (_lead, error, id) => (error ? [] : [list, one(id)]),
    }),
    sendMessage: build.mutation<LeadMessage, MessageSending>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/leads/${id}/messages`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (_message, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    addNote: build.mutation<LeadNote, { id: string; text: string; kind: LeadNote['kind'] }>({
      query: ({ id, ...body }) => ({ url: `/leads/${id}/notes`, method: 'POST', body }),
      invalidatesTags: (_note, error, { id, kind }) =>
        error ? [] : kind === 'call' ? [list, one(id)] : [one(id)],
    }),
    typeInLead: build.mutation<LeadReceipt, TypedLead>({
      query: (body) => ({ url: '/leads', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    changeLeads: build.mutation<LeadsChanged, LeadsChange>({
      query: (body) => ({ url: '/leads/changes', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  useGetStaffQuery,
  useGetReadyAnswersQuery,
  useGetProofQuery,
  useClaimLeadMutation,
  useSendMessageMutation,
  useAddNoteMutation,
  useTypeInLeadMutation,
  useChangeLeadsMutation,
} = deskApi;
