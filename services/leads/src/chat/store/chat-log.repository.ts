import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { isWaiting, type StoredMessage } from './stored-message.js';

export type NewMessage = Pick<ChatMessage, 'role' | 'content'> &
  Partial<Pick<ChatMessage, 'links' | 'author' | 'slot'>>;

const columns = `
  m.id, m.session_id AS "sessionId", m.position, m.role, m.content, m.links, m.author, m.read_at AS "readAt",
  m.created_at AS "createdAt", n.state AS mail, n.open_at IS NOT NULL AS "isMailOpen"`;

const withMails = `
  chat_messages m LEFT JOIN deliveries n ON n.chat_message_id = m.id AND n.kind = 'chat_answer'`;

/**
 * Stores the conversations of the help chat. Every change locks its conversation first, so that the positions of
 * messages have no gaps.
 */
@Injectable()
export class ChatLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  async lock(manager: EntityManager, id: string): Promise<ChatSession | null> {
    return manager.findOne(ChatSession, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Adds messages to a conversation, which callers must lock.
   *
   * @returns the added messages, in order
   */
  async append(
    manager: EntityManager,
    session: ChatSession,
    messages: readonly NewMessage[],
  ): Promise<ChatMessage[]> {
    const first = session.messageCount + 1;
    const added = messages.map((message, index) =>
      manager.create(ChatMessage, { ...message, sessionId: session.id, position: first + index }),
    );
    await manager.save(added);
    session.messageCount += added.length;
    await manager.query(
      `UPDATE chat_sessions SET message_count = $2, last_message_at = now(), changed_at = now(), revision = revision + 1
       WHERE id = $1`,
      [session.id, session.messageCount],
    );
    return added;
  }

  /**
   * Raises the revision of a conversation after a change other than a new message, so that all copies of the service
   * read the conversation again. Callers must lock the conversation.
   */
  async touch(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      'UPDATE chat_sessions SET changed_at = now(), revision = revision + 1 WHERE id = $1',
      [id],
    );
  }

  /**
   * Returns the messages of conversations, sorted by conversation and position. `from` and `to` limit the positions,
   * both inclusive.
   */
  async read(
    sessionIds: readonly string[],
    { from = 1, to = 2 ** 31 - 1 } = {},
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredMessage[]> {
    return manager.query(
      `SELECT ${columns} FROM ${withMails}
       WHERE m.session_id = ANY ($1::uuid[]) AND m.position BETWEEN $2 AND $3 ORDER BY m.session_id, m.position`,
      [sessionIds, from, to],
    );
  }

  /**
   * Delivers the messages that wait for the visitor's page: they count as read, and their mails in state `owed` or
   * `failed` are deleted. A message whose mail is already being sent stays unread, so no message is delivered by both
   * page and mail. Callers must lock the conversation.
   *
   * @returns the messages in their new state
   */
  async deliver(manager: EntityManager, messages: readonly StoredMessage[]): Promise<StoredMessage[]> {
    const waiting = messages.filter(isWaiting).map(({ id }) => id);
    if (waiting.length === 0) return [...messages];
    const rows: Array<{ id: string; readAt: Date }> = await manager.query(
      `WITH dropped AS (
         DELETE FROM deliveries
         WHERE chat_message_id = ANY ($1::uuid[]) AND kind = 'chat_answer' AND state IN ('owed', 'failed')
           AND open_at IS NULL
         RETURNING chat_message_id AS id),
       read AS (
         UPDATE chat_messages m SET read_at = now()
         WHERE m.id = ANY ($1::uuid[]) AND m.read_at IS NULL AND (
           m.id IN (SELECT id FROM dropped) OR NOT EXISTS (
             SELECT FROM deliveries n WHERE n.chat_message_id = m.id AND n.kind = 'chat_answer'))
         RETURNING m.id, m.read_at AS "readAt")
       SELECT * FROM read`,
      [waiting],
    );
    const readAt = new Map(rows.map((row) => [row.id, row.readAt]));
    return messages.map((message) => {
      const at = readAt.get(message.id);
      if (at) return { ...message, readAt: at };
      // A worker has begun to send the message's mail in the meantime.
      return waiting.includes(message.id) ? { ...message, mail: 'sending', isMailOpen: false } : message;
    });
  }
}
