import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Notification } from './notification.entity.js';
import { claimSeconds } from './sending-limits.js';

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
  'id' | 'kind' | 'quoteId' | 'contactId' | 'recipient' | 'attempts' | 'owedSince' | 'createdAt'
>;

export interface PutOff {
  pauseMs: number;
  lastError: string;
  /** A try that the mail server would not even look at uses up neither an attempt nor the 72 hours. */
  countsAsAttempt: boolean;
}

/** The states of notifications, each change a conditional update: of two workers one succeeds. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes one for sending; nothing when it is not owed, not due, or somebody else has it. */
  async claim(id: string): Promise<ClaimedNotification | undefined> {
    const [rows]: [ClaimedNotification[], number] = await this.dataSource.query(
      `UPDATE notifications SET status = 'sending', claimed_until = now() + interval '${claimSeconds} seconds'
       WHERE id = $1 AND status = 'owed' AND next_attempt_at <= now() AND ${maySend}
       RETURNING id, kind, quote_id AS "quoteId", contact_id AS "contactId", recipient, attempts,
                 owed_since AS "owedSince", created_at AS "createdAt"`,
      [id],
    );
    return rows[0];
  }

  async markSent(id: string, messageId: string): Promise<void> {
    await this.update()
      .set({
        status: 'sent',
        sentAt: () => 'now()',
        claimedUntil: null,
        attempts: () => 'attempts + 1',
        messageId,
        lastError: null,
      })
      .where('id = :id', { id })
      .execute();
  }

  async putOff(id: string, { pauseMs, lastError, countsAsAttempt }: PutOff): Promise<void> {
    await this.update()
      .set({
        status: 'owed',
        claimedUntil: null,
        lastError,
        nextAttemptAt: () => `now() + ${Math.round(pauseMs)} * interval '1 millisecond'`,
        ...(countsAsAttempt ? { attempts: () => 'attempts + 1' } : { owedSince: () => 'now()' }),
      })
      .where(`id = :id AND status = 'sending'`, { id })
      .execute();
  }

  /**
   * Gives one up. What the office's side refuses is owed to the fallback address instead, as of the same moment: a
   * digest tells of the suspects before it.
   *
   * @returns the id of what is owed in its place, if anything is
   */
  async markFailed(id: string, lastError: string): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .update(Notification)
        .set({ status: 'failed', claimedUntil: null, attempts: () => 'attempts + 1', lastError })
        .where(`id = :id AND status = 'sending'`, { id })
        .execute();
      const rows: Array<{ id: string }> = await manager.query(
        `INSERT INTO notifications (kind, quote_id, contact_id, recipient, created_at)
         SELECT kind, quote_id, contact_id, 'fallback', created_at FROM notifications
         WHERE id = $1 AND status = 'failed' AND recipient NOT IN ('visitor', 'fallback')
         ON CONFLICT DO NOTHING RETURNING id`,
        [id],
      );
      return rows[0]?.id;
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

  /** Makes what dead workers held owed again. */
  async releaseStaleClaims(): Promise<void> {
    await this.update()
      .set({ status: 'owed', claimedUntil: null, nextAttemptAt: () => 'now()' })
      .where(`status = 'sending' AND claimed_until < now()`)
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
