import { isApiError } from '../../lib/api-error';
import type { AppThunk } from '../../lib/root-reducer';
import { chatApi } from './api/chat-api';
import { conversationRead, endConversation, selectConversation } from './conversation-slice';

/** Maximum wait for a response, in milliseconds. After that, the request counts as failed. */
const maxAnswerMs = 20_000;

interface Reading {
  /**
   * Whether to fetch the conversation from its beginning. Only the response to such a request contains the text of an
   * answer that was to be sent by email but is shown in the conversation after all.
   */
  isWhole: boolean;
  signal: AbortSignal;
}

/**
 * Fetches new messages. If the server has deleted the conversation, it ends in this browser too.
 *
 * @returns whether new messages arrived
 * @throws ApiError if the server rejects the request or cannot be reached
 * @throws an abort error if the signal aborts or no response comes in time
 */
export const readConversation =
  ({ isWhole, signal }: Reading): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { sessionId, read } = selectConversation(getState());
    if (sessionId === null) return false;
    const after = isWhole ? null : (read.at(-1)?.id ?? null);
    const reading = dispatch(chatApi.endpoints.readChat.initiate({ sessionId, after }, { track: false }));
    const stop = () => reading.abort();
    signal.addEventListener('abort', stop, { once: true });
    const timer = setTimeout(stop, maxAnswerMs);
    try {
      const answer = await reading.unwrap();
      const known = read.length;
      dispatch(conversationRead({ answer, isWhole: after === null }));
      return selectConversation(getState()).read.length > known;
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      dispatch(endConversation());
      return false;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  };
