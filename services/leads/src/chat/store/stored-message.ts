import type { DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import type { ChatMessage } from '../../model/chat-message.entity.js';
import type { ChatMessageResponse, StaffChatMessageResponse } from '../chat.responses.js';

export type StoredMessage = Pick<
  ChatMessage,
  'id' | 'sessionId' | 'position' | 'role' | 'content' | 'links' | 'author' | 'readAt' | 'createdAt'
> & {
  mail: DeliveryState | null;
  /** Whether a mail server may have accepted the message's mail without confirming it. */
  isMailOpen: boolean;
};

/**
 * Whether a message by staff is still to be shown on the visitor's page: it is unread, and it has no mail, or its mail
 * is unsent or has failed and cannot have been accepted by a mail server.
 */
export function isWaiting({ role, readAt, mail, isMailOpen }: StoredMessage): boolean {
  if (role !== 'staff' || readAt !== null) return false;
  return mail === null || (!isMailOpen && (mail === 'owed' || mail === 'failed'));
}

const isMailed = (message: StoredMessage) =>
  message.role === 'staff' && message.readAt === null && !isWaiting(message);

/** Converts a message for the visitor's page. If the message is delivered by mail instead, its text is left out. */
export function toMessageForVisitor(message: StoredMessage): ChatMessageResponse {
  const { id, role, content, links, createdAt } = message;
  const isByMail = isMailed(message);
  return {
    id,
    role,
    content: isByMail ? '' : content,
    ...(links && { links }),
    isMailed: isByMail,
    createdAt: createdAt.toISOString(),
  };
}

export function toMessageForStaff(message: StoredMessage): StaffChatMessageResponse {
  const { role, content, author, readAt, mail } = message;
  return {
    ...toMessageForVisitor(message),
    content,
    author,
    isRead: role !== 'staff' || readAt !== null,
    mail,
  };
}
