import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ChatSession, ChatStatus } from '../../model/chat-session.entity.js';

const listedChats = 200;

const previewLength = 140;

type ListedChat = Pick<
  ChatSession,
  'id' | 'language' | 'page' | 'status' | 'createdAt' | 'lastMessageAt' | 'seenAt'
> & {
  unread: number;
  preview: string;
};

@Injectable()
export class StaffChatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(status?: ChatStatus): Promise<ListedChat[]> {
    return this.dataSource.query(
      `SELECT s.id, s.language, s.page, s.status, s.created_at AS "createdAt", s.last_message_at AS "lastMessageAt",
              s.seen_at AS "seenAt", m.unread, left(coalesce(m.last, ''), ${previewLength}) AS preview
       FROM (SELECT * FROM chat_sessions WHERE lead_id IS NULL AND ($1::text IS NULL OR status = $1)
             ORDER BY last_message_at DESC LIMIT ${listedChats}) s
       CROSS JOIN LATERAL (
         SELECT (count(*) FILTER (WHERE position > s.staff_read))::integer AS unread,
                (array_agg(content ORDER BY position DESC))[1] AS last
         FROM chat_messages WHERE session_id = s.id AND role = 'visitor') m
       ORDER BY s.last_message_at DESC`,
      [status ?? null],
    );
  }

  /**
   * Records that staff have read a conversation up to a message, and deletes the unsent mails to the office about these
   * messages.
   */
  async markRead(id: string, position: number): Promise<void> {
    await this.dataSource.query(
      `WITH dropped AS (
         DELETE FROM deliveries WHERE kind = 'office_chat' AND state = 'owed' AND open_at IS NULL
           AND chat_message_id IN (SELECT id FROM chat_messages WHERE session_id = $1 AND position <= $2))
       UPDATE chat_sessions SET staff_read = $2 WHERE id = $1 AND staff_read < $2`,
      [id, position],
    );
  }
}
