import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Notification } from './notification.entity.js';
import type { Suspect, Suspects } from '../templates/spam-digest.js';

/** Any fixed number; of several workers one looks. */
const digestLock = 7_201_992;

/** Leads whose transaction began before are committed by now: a digest covers what is a minute old. */
const settled = `interval '1 minute'`;

/** That a mail lists; a flood has more. */
const mostListed = 200;

const suspectsBetween = (from: string, to: string) => `
  SELECT reference, created_at AS "createdAt" FROM quotes
  WHERE status = 'spam' AND deleted_at IS NULL AND created_at > ${from} AND created_at <= ${to}
  UNION ALL
  SELECT reference, created_at FROM contacts
  WHERE status = 'spam' AND deleted_at IS NULL AND created_at > ${from} AND created_at <= ${to}`;

const digestBefore = (moment: string) =>
  `coalesce((SELECT max(created_at) FROM notifications
             WHERE kind = 'spam_digest' AND created_at < ${moment}), '-infinity')`;

/** What was taken for spam, and the digest that tells the office of it (decision L7). */
@Injectable()
export class SuspectsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Owes a digest when there are suspects that none has told of, at most one an hour. @returns its id */
  async oweDigest(): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [lock]: Array<{ locked: boolean }> = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1) AS locked',
        [digestLock],
      );
      if (!lock?.locked) return undefined;
      const rows: Array<{ id: string }> = await manager.query(
        `INSERT INTO notifications (kind, recipient)
         SELECT 'spam_digest', 'office'
         WHERE ${digestBefore('now()')} <= now() - interval '1 hour'
           AND EXISTS (${suspectsBetween(`${digestBefore('now()')} - ${settled}`, `now() - ${settled}`)})
         RETURNING id`,
      );
      return rows[0]?.id;
    });
  }

  /** What a digest tells of: the suspects between the one before it and itself, the first of them by number. */
  async listFor({ createdAt }: Pick<Notification, 'createdAt'>): Promise<Suspects> {
    const moment = '$1::timestamptz';
    const rows: Array<Suspect & { inAll: number }> = await this.dataSource.query(
      `SELECT *, count(*) OVER ()::integer AS "inAll"
       FROM (${suspectsBetween(`${digestBefore(moment)} - ${settled}`, `${moment} - ${settled}`)}) AS suspects
       ORDER BY "createdAt" LIMIT ${mostListed}`,
      [createdAt],
    );
    return { listed: rows.map(({ inAll: _inAll, ...suspect }) => suspect), count: rows[0]?.inAll ?? 0 };
  }
}
