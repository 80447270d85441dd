import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notification, type MailServerName } from './notification.entity.js';
import { claimSeconds, doubtSeconds } from './sending-limits.js';
import { giveUpAfterHours } from './retry-policy.js';

/** Nothing is sent in a pause, and mail of a lead in the bin waits there with it. */
const maySend = `
  NOT EXISTS (SELECT FROM sending_pauses) AND
  NOT EXISTS (SELECT FROM quotes q WHERE q.id = quote_id AND q.deleted_at IS NOT NULL) AND
  NOT EXISTS (SELECT FROM contacts c WHERE c.id = contact_id AND c.deleted_at IS NOT NULL)`;

/** As if it were owed for the first time. */
const fromNowOn = { owedSince: () => 'now()', waitingSince: () => 'now()', nextAttemptAt: () => 'now()' };

/** What the sending of a mail needs of its row. */
export type ClaimedNotification = Pick<
  Notification,
  'id' | 'kind' | 'quoteId' | 'contactId' | 'recipient' | 'attempts' | 'createdAt' | 'claimNumber'
> & {
  /** Its 72 hours are over, by PostgreSQL's clock. */
  isOverdue: boolean;
};

/** The right to say what became of a mail, until somebody else gets it. */
export type Claim = Pick<Notification, 'id' | 'claimNumber'>;

export interface PutOff {
  pauseMs: number;
  /** Null keeps what is there. */
  lastError: string | null;
  /** A try that the mail server would not even look at uses up neither an attempt nor the 72 hours. */
  countsAsAttempt: boolean;
  /** The mail server that may have taken the mail without answering. */
  openAt?: MailServerName;
}

const heldClaim = `id = $1 AND claim_number = $2 AND status = 'sending'`;

/** The states of notifications, each change a conditional update: of two workers one succeeds. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes one for sending; nothing when it is not owed, not due, or somebody else has it. */
  async claim(id: string): Promise<ClaimedNotification | undefined> {
    const [rows]: [ClaimedNotification[], number] = await this.dataSource.query(
      `UPDATE notifications
       SET status = 'sending', claimed_until = now() + interval '${claimSeconds} seconds', doubted_at = NULL,
           claim_number = claim_number + 1
       WHERE id = $1 AND status = 'owed' AND next_attempt_at <= now() AND ${maySend}
       RETURNING id, kind, quote_id AS "quoteId", contact_id AS "contactId", recipient, attempts,
                 created_at AS "createdAt", claim_number AS "claimNumber",
                 owed_since <= now() - interval '${giveUpAfterHours} hours' AS "isOverdue"`,
      [id],
    );
    return rows[0];
  }

  /** @returns whether the claim was still held */
  async markSent(manager: EntityManager, claim: Claim, messageId: string): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE notifications
       SET status = 'sent', sent_at = now(), claimed_until = NULL, attempts = attempts + 1, message_id = $3,
           last_error = NULL, open_at = NULL
       WHERE ${heldClaim}`,
      [claim.id, claim.claimNumber, messageId],
    );
    return count > 0;
  }

  /** @returns whether the claim was still held */
  async putOff(manager: EntityManager, claim: Claim, change: PutOff): Promise<boolean> {
    const { pauseMs, lastError, countsAsAttempt, openAt } = change;
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE notifications
       SET status = 'owed', claimed_until = NULL, last_error = coalesce($3, last_error),
           next_attempt_at = now() + $4 * interval '1 millisecond',
           attempts = attempts + CASE WHEN $5 THEN 1 ELSE 0 END,
           owed_since = CASE WHEN $5 THEN owed_since ELSE now() END,
           open_at = coalesce($6, open_at), open_fates = open_fates + CASE WHEN $6 IS NULL THEN 0 ELSE 1 END
       WHERE ${heldClaim}`,
      [claim.id, claim.claimNumber, lastError, Math.round(pauseMs), countsAsAttempt, openAt],
    );
    return count > 0;
  }

  /**
   * Gives one up. What the office's side refuses is owed to the fallback address instead, as of the same moment: a
   * digest tells of the suspects before it.
   *
   * @returns whether the claim was still held, and the id of what is owed in its place, if anything is
   */
  async markFailed(
    manager: EntityManager,
    claim: Claim,
    lastError: string,
  ): Promise<{ isHeld: boolean; insteadId?: string }> {
    return manager.transaction(async (transaction) => {
      const [, count]: [unknown, number] = await transaction.query(
        `UPDATE notifications
         SET status = 'failed', claimed_until = NULL, attempts = attempts + 1, last_error = $3
         WHERE ${heldClaim}`,
        [claim.id, claim.claimNumber, lastError],
      );
      if (count === 0) return { isHeld: false };
      const rows: Array<{ id: string }> = await transaction.query(
        `INSERT INTO notifications (kind, quote_id, contact_id, recipient, created_at)
         SELECT kind, quote_id, contact_id, 'fallback', created_at FROM notifications
         WHERE id = $1 AND recipient NOT IN ('visitor', 'fallback')
         ON CONFLICT DO NOTHING RETURNING id`,
        [claim.id],
      );
      return { isHeld: true, insteadId: rows[0]?.id };
    });
  }

  /** What may be tried now, the longest waiting first. */
  async listDue(limit: number): Promise<string[]> {
    const rows = await this.dataSource
      .getRepository(Notification)
      .createQueryBuilder('notification')
      .select('notification.id', 'id')
      .where(`notification.status = 'owed' AND notification.nextAttemptAt <= now() AND ${maySend}`)
      .orderBy('notification.nextAttemptAt')
      .limit(limit)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /**
   * Makes what dead workers held owed again. A claim that has run out is doubted first, and given to somebody else only
   * when its time is over once more: the worker may live, and PostgreSQL have been away or its clock have jumped.
   */
  async releaseStaleClaims(): Promise<void> {
    await this.update()
      .set({ status: 'owed', claimedUntil: null, nextAttemptAt: () => 'now()' })
      .where(`status = 'sending' AND doubted_at <= now() - interval '${doubtSeconds} seconds'`)
      .execute();
    await this.update()
      .set({ doubtedAt: () => 'now()' })
      .where(`status = 'sending' AND claimed_until < now() AND doubted_at IS NULL`)
      .execute();
  }

  /** Owes one anew and at once, whatever became of it. @returns false for one that is being sent right now */
  async sendAgain(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Notification)
      .set({ status: 'owed', attempts: 0, ...fromNowOn })
      .where(`id = :id AND status <> 'sending'`, { id })
      .execute();
    return Boolean(affected);
  }

  /** Owes anew, and at once, what a lead that comes out of the bin owed. @returns its ids */
  async oweAnew(manager: EntityManager, leadId: string): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(Notification)
      .set(fromNowOn)
      .where(`status = 'owed' AND (quote_id = :leadId OR contact_id = :leadId)`, { leadId })
      .returning('id')
      .execute();
    return (raw as Array<{ id: string }>).map(({ id }) => id);
  }

  /** Somebody has seen to the lead: nobody need be reminded of it. */
  async dropReminders(manager: EntityManager, leadId: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(Notification)
      .where(`kind IN ('reminder', 'late_reminder') AND status = 'owed'`)
      .andWhere('(quote_id = :leadId OR contact_id = :leadId)', { leadId })
      .execute();
  }

  /** Forgets receipts of more than a day ago. */
  async purgeReceiptDays(): Promise<void> {
    await this.dataSource.query(`DELETE FROM receipt_days WHERE last_at < now() - interval '1 day'`);
  }

  private update() {
    return this.dataSource.createQueryBuilder().update(Notification);
  }
}
