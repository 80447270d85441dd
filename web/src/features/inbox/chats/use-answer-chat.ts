import { openChatsContent } from '../../../content/open-chats';
import { useIdempotencyKey } from '../../../lib/drafts/use-idempotency-key';
import { useContent } from '../../../lib/language-context';
import type { StaffChat } from '../../../types/api';
import { useAnswerChatMutation } from '../api/chats-api';
import { useLeadAttempt } from '../use-lead-attempt';

/** Maximum length of a message in a conversation, in characters. */
export const maxChatAnswerLength = 2000;

/**
 * Returns a function that sends an answer and resolves to whether it was sent. An answer that is retried unchanged is
 * sent only once.
 */
export function useAnswerChat(chat: Pick<StaffChat, 'id' | 'leadId'> | null) {
  const { notSent } = useContent(openChatsContent);
  const attempt = useLeadAttempt();
  const tried = useIdempotencyKey(`chat/${chat?.id}/attempt`);
  const [answer, { isLoading }] = useAnswerChatMutation();
  const send = async (content: string): Promise<boolean> => {
    if (!chat) return false;
    const answering = answer({ chat, content, idempotencyKey: tried.keyFor(content) });
    const sent = await attempt(answering.unwrap(), { failed: notSent });
    if (sent) tried.end();
    return sent !== null;
  };
  return { send, isSending: isLoading };
}
