import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type { ApiError } from '../../../lib/api-error';
import { ifMatch } from '../../../lib/if-match';
import { readAsDataUrl } from '../../../lib/read-file';
import { shrinkPicture } from '../../../lib/shrink-picture';
import { typedFile } from '../../../lib/typed-file';
import type {
  AnswerFile,
  LeadDetail,
  LeadMessage,
  LeadNote,
  LeadReceipt,
  LeadsChange,
  LeadsChanged,
  MessageChange,
  NewMessage,
  SiteVersionPage,
  TypedLead,
  WholeSiteVersion,
} from '../../../types/api';

const list = { type: 'Lead', id: 'LIST' } as const;

const one = (id: string) => ({ type: 'Lead', id }) as const;

export type ReadyAnswer = SiteContent['readyAnswers'][number];

interface MessageSending extends NewMessage {
  id: string;
  /** Idempotency key. A message that is sent again with the same key goes out only once. */
  idempotencyKey: string;
}

/** A note with its idempotency key. A note that is sent again with the same key is added only once. */
type NoteSending = Pick<LeadNote, 'text' | 'kind' | 'forCrew'> & { id: string; idempotencyKey: string };

interface MessageKey {
  id: string;
  messageId: string;
}

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the ready answers (text templates) of the published version. The public content does not include them. */
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
      keepUnusedDataFor: 60,
      providesTags: ['Site'],
    }),
    claimLead: build.mutation<LeadDetail, string>({
      query: (id) => ({ url: `/leads/${id}/claim`, method: 'POST' }),
      invalidatesTags: afterChange((id) => [list, one(id)]),
    }),
    noteAnswer: build.mutation<unknown, string>({
      query: (id) => ({ url: `/leads/${id}/answered-elsewhere`, method: 'POST' }),
      invalidatesTags: afterChange((id) => [list, one(id)]),
    }),
    noteText: build.mutation<unknown, string>({
      query: (id) => ({ url: `/leads/${id}/text-opened`, method: 'POST' }),
      invalidatesTags: afterChange((id) => [one(id)]),
    }),
  }),
});

const deskApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<LeadMessage, MessageSending>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/leads/${id}/messages`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: afterChange(({ id }) => [list, one(id)]),
    }),
    /** Changes an answer that is not sent yet. Fails if its current revision is not the given one. */
    changeMessage: build.mutation<LeadMessage, MessageKey & MessageChange & { revision?: number }>({
      query: ({ id, messageId, revision, ...body }) => ({
        url: `/leads/${id}/messages/${messageId}`,
        method: 'PATCH',
        headers: revision === undefined ? undefined : ifMatch(revision),
        body,
      }),
      invalidatesTags: (_message, _error, { id }) => [list, one(id)],
    }),
    deleteMessage: build.mutation<unknown, MessageKey>({
      query: ({ id, messageId }) => ({ url: `/leads/${id}/messages/${messageId}`, method: 'DELETE' }),
      invalidatesTags: (_nothing, _error, { id }) => [list, one(id)],
    }),
    /** Uploads a file for an answer. Pictures are shrunk first. */
    addAnswerFile: build.mutation<AnswerFile, { id: string; file: File }>({
      queryFn: async ({ id, file: chosen }, _store, _options, ask) => {
        try {
          const file = await typedFile(chosen);
          const isPicture = file.type.startsWith('image/');
          const data = await (isPicture ? shrinkPicture(file) : readAsDataUrl(file));
          const body = { name: file.name, data };
          return (await ask({ url: `/lead-attachments/${id}`, method: 'POST', body })) as {
            data: AnswerFile;
          };
        } catch {
          return { error: { status: 0, message: 'unreadable', code: 'unreadable' } };
        }
      },
    }),
    removeAnswerFile: build.mutation<unknown, string>({
      query: (id) => ({ url: `/lead-attachments/${id}`, method: 'DELETE' }),
    }),
    addNote: build.mutation<LeadNote, NoteSending>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/leads/${id}/notes`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: afterChange(({ id, kind }) => (kind === 'call' ? [list, one(id)] : [one(id)])),
    }),
    /** Saves a lead once for each idempotency key. */
    typeInLead: build.mutation<LeadReceipt, { lead: TypedLead; idempotencyKey: string }>({
      query: ({ lead, idempotencyKey }) => ({
        url: '/leads',
        method: 'POST',
        body: lead,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: afterChange([list]),
    }),
    changeLeads: build.mutation<LeadsChanged, LeadsChange>({
      query: (body) => ({ url: '/leads/changes', method: 'POST', body }),
      invalidatesTags: afterChange(({ ids }) => [list, ...ids.map(one)]),
    }),
  }),
});

export const {
  useGetReadyAnswersQuery,
  useClaimLeadMutation,
  useNoteAnswerMutation,
  useNoteTextMutation,
  useSendMessageMutation,
  useChangeMessageMutation,
  useDeleteMessageMutation,
  useAddAnswerFileMutation,
  useRemoveAnswerFileMutation,
  useAddNoteMutation,
  useTypeInLeadMutation,
  useChangeLeadsMutation,
} = deskApi;
