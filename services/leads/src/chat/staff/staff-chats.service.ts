import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChatSession, type ChatStatus } from '../../model/chat-session.entity.js';
import { NoSuchChat } from '../chat.errors.js';
import type { StaffChatDetailResponse, StaffChatListResponse, StaffChatResponse } from '../chat.responses.js';
import { ChatLogRepository } from '../store/chat-log.repository.js';
import { toMessageForStaff } from '../store/stored-message.js';
import { StaffChatsRepository } from './staff-chats.repository.js';

@Injectable()
export class StaffChats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chats: StaffChatsRepository,
    private readonly log: ChatLogRepository,
  ) {}

  async list(status?: ChatStatus): Promise<StaffChatListResponse> {
    const chats = await this.chats.list(status);
    return { chats: chats.map(({ unread, preview, ...chat }) => ({ ...toChat(chat), unread, preview })) };
  }

  /** Returns a conversation and marks its messages as read by staff. @throws NoSuchChat */
  async read(id: string): Promise<StaffChatDetailResponse> {
    const session = await this.dataSource.manager.findOneBy(ChatSession, { id });
    if (!session) throw new NoSuchChat();
    return this.withMessages(session, true);
  }

  /**
   * Returns the conversation that became a lead; null if the lead did not come from a chat. If `isShown`, staff see the
   * result, so its messages are marked as read.
   */
  async ofLead(leadId: string, { isShown }: { isShown: boolean }): Promise<StaffChatDetailResponse | null> {
    const session = await this.dataSource.manager.findOneBy(ChatSession, { leadId });
    return session && this.withMessages(session, isShown);
  }

  private async withMessages(session: ChatSession, isShown: boolean): Promise<StaffChatDetailResponse> {
    const messages = await this.log.read([session.id]);
    const last = messages.at(-1)?.position ?? 0;
    if (isShown && session.staffRead < last) await this.chats.markRead(session.id, last);
    return { ...toChat(session), leadId: session.leadId, messages: messages.map(toMessageForStaff) };
  }
}

function toChat(
  session: Pick<
    ChatSession,
    'id' | 'language' | 'page' | 'status' | 'createdAt' | 'lastMessageAt' | 'seenAt'
  >,
): StaffChatResponse {
  const { id, language, page, status, createdAt, lastMessageAt, seenAt } = session;
  return {
    id,
    language,
    page,
    status,
    createdAt: createdAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}
