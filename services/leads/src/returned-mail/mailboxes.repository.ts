import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadMessage } from '../model/lead-message.entity.js';
import { ReturnedMail } from './returned-mail.entity.js';

export interface Folder {
  path: string;
  uidValidity: string;
}

/** Length of a reader's lease. A reader that does not extend its lease counts as ended. */
const readsFor = `interval '60 seconds'`;

const uuid = /^<([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})@/i;

@Injectable()
export class MailboxesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes or extends the lease of a worker that reads.
   *
   * @returns false while another worker has the lease
   */
  async read(reader: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO mailbox_readers AS last (id, reader, until) VALUES (1, $1, now() + ${readsFor})
       ON CONFLICT (id) DO UPDATE SET reader = excluded.reader, until = excluded.until
       WHERE last.reader = excluded.reader OR last.until < now() OR last.until > now() + ${readsFor} RETURNING id`,
      [reader],
    );
    return rows.length > 0;
  }

  /**
   * Records whether the mailbox can be read.
   *
   * @returns for how many minutes it could not; 0 if it can
   */
  async recordReachability(isReached: boolean): Promise<number> {
    const [[row]]: [Array<{ minutes: number }>, number] = await this.dataSource.query(
      `UPDATE mailbox_readers SET away_since = CASE WHEN $1 THEN NULL ELSE coalesce(away_since, now()) END
       RETURNING coalesce(floor(extract(epoch FROM now() - away_since) / 60), 0)::int AS minutes`,
      [isReached],
    );
    return row?.minutes ?? 0;
  }

  /** Ends the lease of a worker, so that another worker can read immediately. */
  async end(reader: string): Promise<void> {
    await this.dataSource.query('DELETE FROM mailbox_readers WHERE reader = $1', [reader]);
  }

  /**
   * Returns the highest UID that was read in a folder; 0 under a new UIDVALIDITY, or if the server has not given out
   * that UID. In both cases, the folder belongs to another mailbox (Gmail's folders all have UIDVALIDITY 1) or to a
   * restored one.
   */
  async lastUid({ path, uidValidity }: Folder, uidNext?: number): Promise<number> {
    const [row]: Array<{ last_uid: string }> = await this.dataSource.query(
      `INSERT INTO mail_folders AS known (path, uid_validity, last_uid) VALUES ($1, $2, 0)
       ON CONFLICT (path) DO UPDATE SET uid_validity = excluded.uid_validity,
         last_uid = CASE WHEN known.uid_validity = excluded.uid_validity AND known.last_uid < coalesce($3, known.last_uid + 1)
           THEN known.last_uid ELSE 0 END
       RETURNING last_uid`,
      [path, uidValidity, uidNext],
    );
    return Number(row?.last_uid ?? 0);
  }

  /**
   * Records that a folder is read up to a UID.
   *
   * @returns false if another worker has done so, or the UIDVALIDITY is outdated
   */
  async advance(
    { path, uidValidity }: Folder,
    uid: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      'UPDATE mail_folders SET last_uid = $3 WHERE path = $1 AND uid_validity = $2 AND last_uid < $3',
      [path, uidValidity, uid],
    );
    return count > 0;
  }

  /** Whether this installation sent a mail. */
  async isOurs(messageId: string): Promise<boolean> {
    const [id] = idsOfDeliveries([messageId]);
    if (!id) return false;
    const rows: unknown[] = await this.dataSource.query('SELECT FROM deliveries WHERE id = $1', [id]);
    return rows.length > 0;
  }

  /**
   * Returns the lead of the first `Message-ID` that belongs to a mail of this installation or to a mail that was added
   * to a lead. A lead whose visitor is the sender takes precedence.
   */
  async leadOf(messageIds: readonly string[], sender: string): Promise<string | undefined> {
    if (messageIds.length === 0) return undefined;
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT lead.id FROM (
         SELECT lead_id, array_position($1::uuid[], id) AS place FROM deliveries
         WHERE id = ANY ($1::uuid[]) AND channel = 'mail' AND lead_id IS NOT NULL
         UNION ALL
         SELECT lead_id, array_position($2::text[], message_id) FROM returned_mails WHERE message_id = ANY ($2::text[])
       ) AS named JOIN leads lead ON lead.id = named.lead_id AND NOT lead.is_proof
       ORDER BY lower(lead.email) IS NOT DISTINCT FROM $3 DESC, place LIMIT 1`,
      [idsOfDeliveries(messageIds), messageIds, sender],
    );
    return rows[0]?.id;
  }

  /** Returns the ids of the sent mail to a visitor that a delivery report names by `Message-ID`, and of its lead. */
  async reported(messageId: string): Promise<{ id: string; leadId: string } | undefined> {
    const [id] = idsOfDeliveries([messageId]);
    if (!id) return undefined;
    const rows: Array<{ id: string; leadId: string }> = await this.dataSource.query(
      `SELECT id, lead_id AS "leadId" FROM deliveries
       WHERE id = $1 AND channel = 'mail' AND recipient = 'visitor' AND lead_id IS NOT NULL AND state = 'sent'`,
      [id],
    );
    return rows[0];
  }

  /** Records that a mail belongs to a lead. @returns false if that is already recorded */
  async recordMail(manager: EntityManager, messageId: string, leadId: string): Promise<boolean> {
    const added = await manager
      .createQueryBuilder()
      .insert()
      .into(ReturnedMail)
      .values({ messageId, leadId })
      .orIgnore()
      .returning('lead_id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  /**
   * Removes a received mail from its lead's conversation.
   *
   * @returns false if the conversation does not have it
   */
  async withdraw(
    manager: EntityManager,
    { leadId, sender, text }: Pick<LeadMessage, 'leadId' | 'text'> & { sender: string },
  ): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      `WITH shown AS (
         DELETE FROM lead_messages WHERE id = (
           SELECT id FROM lead_messages WHERE lead_id = $1 AND direction = 'in' AND sender = $2 AND text = $3
           ORDER BY created_at DESC LIMIT 1)
         RETURNING id::text)
       DELETE FROM lead_history USING shown
       WHERE lead_id = $1 AND kind = 'customer_wrote' AND details->>'message' = shown.id`,
      [leadId, sender, text],
    );
    return count > 0;
  }

  /**
   * Returns the time of the firm's last answer to a lead, from the admin area or elsewhere. The history has the time at
   * which an answer in the folder of sent mail was read, its message the time at which it was sent.
   */
  async lastAnswerAt(manager: EntityManager, leadId: string): Promise<Date | null> {
    const [row]: Array<{ at: Date | null }> = await manager.query(
      `SELECT max(coalesce(m.created_at, h.at)) AS at FROM lead_history h
       LEFT JOIN lead_messages m ON h.kind = 'answered_elsewhere' AND m.lead_id = h.lead_id
         AND m.id::text = h.details->>'message'
       WHERE h.lead_id = $1 AND h.kind IN ('answered', 'answered_elsewhere')`,
      [leadId],
    );
    return row?.at ?? null;
  }

  /** Counts the events of one kind in a lead's history of the last day. */
  async countInLastDay(manager: EntityManager, leadId: string, kind: string): Promise<number> {
    const [row]: Array<{ count: number }> = await manager.query(
      `SELECT count(*)::integer AS count FROM lead_history
       WHERE lead_id = $1 AND kind = $2 AND at > now() - interval '1 day'`,
      [leadId, kind],
    );
    return row?.count ?? 0;
  }

  async isOfStaff(address: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT FROM staff_members WHERE lower(email) = $1 AND is_active',
      [address],
    );
    return rows.length > 0;
  }
}

/** Returns the delivery ids with which our `Message-ID`s begin. */
const idsOfDeliveries = (messageIds: readonly string[]): string[] =>
  messageIds.flatMap((messageId) => uuid.exec(messageId)?.[1]?.toLowerCase() ?? []);
