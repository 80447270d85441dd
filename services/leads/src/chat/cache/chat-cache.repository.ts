import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CachedChat } from './chat-cache.js';

@Injectable()
export class ChatCacheRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read(ids: readonly string[]): Promise<CachedChat[]> {
    return this.dataSource.query(
      `SELECT s.id, encode(s.secret_hash, 'hex') AS "secretHash", s.revision, s.lead_id IS NOT NULL AS "hasContact",
              (SELECT m.id FROM chat_messages m WHERE m.session_id = s.id ORDER BY m.position DESC LIMIT 1) AS "lastId",
              EXISTS (
                SELECT FROM chat_messages m WHERE m.session_id = s.id AND m.role = 'staff' AND m.read_at IS NULL
                  AND NOT EXISTS (
                    SELECT FROM deliveries n WHERE n.chat_message_id = m.id AND n.kind = 'chat_answer'
                      AND NOT (n.open_at IS NULL AND n.state IN ('owed', 'failed')))) AS "hasWaiting"
       FROM chat_sessions s WHERE s.id = ANY ($1::uuid[])`,
      [ids],
    );
  }

  async changedLately(seconds: number): Promise<Array<Pick<CachedChat, 'id' | 'revision'>>> {
    return this.dataSource.query(
      `SELECT id, revision FROM chat_sessions WHERE changed_at > now() - $1 * interval '1 second'`,
      [seconds],
    );
  }

  /**
   * Saves the times at which visitors' pages last polled. Locked conversations are skipped; the time of their next poll
   * will be saved.
   *
   * @returns the ids of conversations that were erased
   */
  async markSeen(seen: ReadonlyArray<{ id: string; agoMs: number }>): Promise<string[]> {
    const gone: Array<{ id: string }> = await this.dataSource.query(
      `WITH seen AS (
         SELECT id, now() - ago * interval '1 millisecond' AS at
         FROM unnest($1::uuid[], $2::integer[]) AS given (id, ago)),
       free AS (
         SELECT s.id, seen.at FROM chat_sessions s JOIN seen ON seen.id = s.id
         WHERE s.seen_at < seen.at FOR UPDATE OF s SKIP LOCKED),
       marked AS (UPDATE chat_sessions s SET seen_at = free.at FROM free WHERE s.id = free.id)
       SELECT id FROM seen WHERE NOT EXISTS (SELECT FROM chat_sessions s WHERE s.id = seen.id)`,
      [seen.map(({ id }) => id), seen.map(({ agoMs }) => Math.round(agoMs))],
    );
    return gone.map(({ id }) => id);
  }
}
