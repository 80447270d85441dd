import { afterChange } from '../../../lib/after-change';
import { api } from '../../../lib/api';
import type { StaffChat, StaffChatList, StaffChatMessage, StaffChatSummary } from '../../../types/api';

const list = { type: 'Chat', id: 'LIST' } as const;

const one = (id: string) => ({ type: 'Chat', id }) as const;

interface Answering {
  chat: Pick<StaffChat, 'id' | 'leadId'>;
  content: string;
  /** Idempotency key. An answer that is sent again with the same key is added only once. */
  idempotencyKey: string;
}

const chatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Reads conversations with visitors who have left no email address. The conversation with the latest message comes
     * first.
     */
    getChats: build.query<StaffChatSummary[], StaffChatSummary['status']>({
      query: (status) => `/chats?status=${status}`,
      transformResponse: ({ chats }: StaffChatList) => chats,
      providesTags: [list],
    }),
    /** Fetches a conversation. The server then marks it as read. */
    getChat: build.query<StaffChat, string>({
      query: (id) => `/chats/${encodeURIComponent(id)}`,
      providesTags: (_chat, _error, id) => [one(id)],
    }),
    answerChat: build.mutation<StaffChatMessage, Answering>({
      query: ({ chat, content, idempotencyKey }) => ({
        url: `/chats/${chat.id}/messages`,
        method: 'POST',
        body: { content },
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: afterChange(({ chat: { id, leadId } }) => {
        const lead =
          leadId === null ? [] : ['LIST', leadId].map((one) => ({ type: 'Lead' as const, id: one }));
        return [list, one(id), ...lead];
      }),
    }),
    markChatAsSpam: build.mutation<unknown, string>({
      query: (id) => ({ url: `/chats/${id}/spam`, method: 'POST' }),
      invalidatesTags: afterChange((id) => [list, one(id)]),
    }),
  }),
});

export const { useGetChatsQuery, useGetChatQuery, useAnswerChatMutation, useMarkChatAsSpamMutation } =
  chatsApi;
