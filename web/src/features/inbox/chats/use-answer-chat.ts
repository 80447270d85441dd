import { useRef } from 'react';
import { openChatsContent } from '../../../content/open-chats';
import { type Attempt, attemptFor } from '../../../lib/attempt';
import { useContent } from '../../../lib/language-context';
import type { StaffChat } from '../../../types/api';
import { useAnswerChatMutation } from '../api/chats-api';
import { useLeadAttempt } from '../use-lead-attempt';

/** Maximum length of a message in a conversation, in characters. */
export const longestChatAnswer = 2000;

/**
 * Returns a function that sends an answer and resolves to whether it was sent. An answer that is retried unchanged is
 * sent only once.
 */
export function useAnswerChat(chat: Pick<StaffChat, 'id' | 'leadId'> | null) {
  const { notSent } = useContent(openChatsContent);
  const attempt = useLeadAttempt();
  const tried = useRef<Attempt>(null);
  const [answer, { isLoading }] = useAnswerChatMutation();
  const send = async (content: string): Promise<boolean> => {
    if (!chat) return false;
    tried.current = attemptFor(tried.current, JSON.stringify([chat.id, content]));
    const answering = answer({ chat, content, idempotencyKey: tried.current.key });
    const sent = await attempt(answering.unwrap(), { failed: notSent });
    if (sent) tried.current = null;
    return sent !== null;
  };
  return { send, isSending: isLoading };
}
