import type { Language } from '@sandhill/company/language.js';
import { openDraft } from '../../components/forms/drafts-slice';
import { sendDraft } from '../../components/forms/send-draft';
import { isApiError } from '../../lib/api-error';
import type { AppThunk } from '../../lib/root-reducer';
import { chatApi } from './api/chat-api';
import { beginConversation, endConversation, messagesAdded, selectConversation } from './conversation-slice';

interface NewMessage {
  content: string;
  language: Language;
  page: string;
  /** Value of the honeypot, a field hidden from people. */
  website: string;
}

const begin =
  (message: NewMessage, idempotencyKey: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const tookMs = Date.now() - dispatch(openDraft('chat')).startedAt;
    const chat = { ...message, tookMs };
    const starting = chatApi.endpoints.startChat.initiate({ chat, idempotencyKey }, { track: false });
    dispatch(beginConversation(await dispatch(starting).unwrap()));
  };

const goOn =
  (sessionId: string, content: string, idempotencyKey: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const writing = { sessionId, content, idempotencyKey };
    const { messages } = await dispatch(
      chatApi.endpoints.writeInChat.initiate(writing, { track: false }),
    ).unwrap();
    dispatch(messagesAdded(messages));
  };

/**
 * Sends a message and ends its draft. The first message begins the conversation. If the server has deleted the
 * conversation, the message begins a new one.
 *
 * @throws ApiError if the server rejects the message or cannot be reached
 */
export const sendMessage =
  (message: NewMessage): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { sessionId } = selectConversation(getState());
    const { content } = message;
    try {
      await dispatch(
        sendDraft('chat', [sessionId, content], (key) =>
          dispatch(sessionId === null ? begin(message, key) : goOn(sessionId, content, key)),
        ),
      );
    } catch (error) {
      if (sessionId === null || !isApiError(error) || error.status !== 404) throw error;
      dispatch(endConversation());
      await dispatch(sendMessage(message));
    }
  };
