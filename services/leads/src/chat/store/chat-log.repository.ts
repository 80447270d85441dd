import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ChatMessage } from '../../model/chat-message.entity.js';
import { ChatSession } from '../../model/chat-session.entity.js';
import { isWaiting, type StoredMessage } from './stored-message.js';

/** A message to add. */
export type NewMessage = Pick<ChatMessage, 'role' | 'content'> &
  Partial<Pick<ChatMessage, 'links' | 'author' | 'slot'>>;

const columns = `
  m.id, m.session_id AS "sessionId", m.position, m.role, m.content, m.links, m.author, m.read_at AS "readAt",
  m.created_at AS "createdAt", n.state AS mail, n.open_at IS NOT NULL AS "isMailOpen"`;

const withMails = `
  chat_messages m LEFT JOIN deliveries n ON n.chat_message_id = m.id AND n.kind = 'chat_answer'`;

/** The conversations of the help chat. Every change locks its conversation first, so its messages follow each other. */
@Injectable()
export class ChatLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Locks a conversation until the transaction ends; null if there is none. */
  async lock(manager: EntityManager, id: string): Promise<ChatSession | null> {
    return manager.findOne(ChatSession, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Adds messages to a locked conversation. @returns them, in order */
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

  /** Tells all copies of the service that a locked conversation has changed otherwise. */
  async touch(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      'UPDATE chat_sessions SET changed_at = now(), revision = revision + 1 WHERE id = $1',
      [id],
    );
  }

  /** The messages of conversations, each one's in order; of one, those from a position on or between two. */
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
   * The visitor's page gets what waits for it: those messages count as read, and their mails, owed or failed, are dropped. A mail
   * that is on its way stays, and its message is not read: whichever of the two comes first wins (H5). Lock the
   * conversation first.
   *
   * @returns the messages as they are then
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
      // Its mail was claimed meanwhile.
      return waiting.includes(message.id) ? { ...message, mail: 'sending', isMailOpen: false } : message;
    });
  }
}
