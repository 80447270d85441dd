import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Delivery } from '../../deliveries/delivery.entity.js';
import type { Suspect, Suspects } from '../templates/spam-digest.js';

/** Key of the advisory lock that lets one worker at a time create a digest; any fixed number. */
const digestLock = 7_201_992;

/** Minimum age of the leads in a digest: the transactions that add leads have certainly ended after this time. */
const settled = `interval '1 minute'`;

/** Maximum number of leads that one digest lists. The rest is only counted. */
const maxListed = 200;

const suspectsBetween = (from: string, to: string) => `
  SELECT reference, created_at AS "createdAt" FROM leads
  WHERE status = 'spam' AND deleted_at IS NULL AND created_at > ${from} AND created_at <= ${to}
  UNION ALL
  SELECT 'Chat ' || left(id::text, 13), last_message_at FROM chat_sessions
  WHERE status = 'spam' AND lead_id IS NULL AND last_message_at > ${from} AND last_message_at <= ${to}`;

/**
 * SQL: the time of the previous digest. Each sweep runs this query. The condition `lead_id IS NULL`, which every digest
 * meets, makes it fast, because it lets PostgreSQL use the index on `lead_id`.
 */
const digestBefore = (time: string) =>
  `coalesce((SELECT max(created_at) FROM deliveries
             WHERE kind = 'spam_digest' AND lead_id IS NULL AND created_at < ${time}), '-infinity')`;

/**
 * Finds suspected spam, including chats without an email address, and creates the digest that reports it to the office.
 */
@Injectable()
export class SuspectsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Creates a digest if there are unreported suspects, at most one an hour.
   *
   * @returns the id of the digest
   */
  async addDigest(): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [lock]: Array<{ locked: boolean }> = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1) AS locked',
        [digestLock],
      );
      if (!lock?.locked) return undefined;
      const rows: Array<{ id: string }> = await manager.query(
        `INSERT INTO deliveries (channel, kind, recipient)
         SELECT 'mail', 'spam_digest', 'office'
         WHERE ${digestBefore('now()')} <= now() - interval '1 hour'
           AND EXISTS (${suspectsBetween(`${digestBefore('now()')} - ${settled}`, `now() - ${settled}`)})
         RETURNING id`,
      );
      return rows[0]?.id;
    });
  }

  /**
   * Lists the suspected spam that arrived since the previous digest, at most {@link maxListed} entries, and counts all
   * of it. The period of a digest ends {@link settled} before the digest was created.
   */
  async listFor({ createdAt }: Pick<Delivery, 'createdAt'>): Promise<Suspects> {
    const time = '$1::timestamptz';
    const rows: Array<Suspect & { inAll: number }> = await this.dataSource.query(
      `SELECT *, count(*) OVER ()::integer AS "inAll"
       FROM (${suspectsBetween(`${digestBefore(time)} - ${settled}`, `${time} - ${settled}`)}) AS suspects
       ORDER BY "createdAt" LIMIT ${maxListed}`,
      [createdAt],
    );
    return { listed: rows.map(({ inAll: _inAll, ...suspect }) => suspect), count: rows[0]?.inAll ?? 0 };
  }
}
