import { api } from '../../../lib/api';
import type {
  AddedToChat,
  LeadReceipt,
  NewChat,
  NewChatContact,
  ReadChat,
  StartedChat,
} from '../../../types/api';

interface Writing {
  sessionId: string;
  content: string;
  idempotencyKey: string;
}

/**
 * Endpoints of the help chat. `readChat` is a mutation, too, because fetching messages marks them as read on the
 * server. Nothing of a chat stays in the cache.
 */
export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    startChat: build.mutation<StartedChat, { chat: NewChat; idempotencyKey: string }>({
      query: ({ chat, idempotencyKey }) => ({
        url: '/chat',
        method: 'POST',
        body: chat,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
    readChat: build.mutation<ReadChat, { sessionId: string; after: string | null }>({
      query: ({ sessionId, after }) => `/chat/${sessionId}${after === null ? '' : `?after=${after}`}`,
    }),
    writeInChat: build.mutation<AddedToChat, Writing>({
      query: ({ sessionId, content, idempotencyKey }) => ({
        url: `/chat/${sessionId}/messages`,
        method: 'POST',
        body: { content },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
    leaveContact: build.mutation<LeadReceipt, { sessionId: string; contact: NewChatContact }>({
      query: ({ sessionId, contact }) => ({
        url: `/chat/${sessionId}/contact`,
        method: 'POST',
        body: contact,
      }),
    }),
  }),
});
