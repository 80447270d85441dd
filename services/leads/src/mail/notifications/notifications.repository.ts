import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import { serverFor } from './mail-routing.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import { Notification, unclaimedKinds, type NotificationKind } from './notification.entity.js';
import { claimSeconds, doubtEverySeconds, maxDoubts } from './sending-limits.js';
import { giveUpAfterHours } from './retry-policy.js';
import { probeEvery } from './sending-pauses.repository.js';

/** Mail of leads in the bin is not due, except the daily test's. */
const isDue = `
  status = 'owed' AND next_attempt_at <= now() AND
  NOT EXISTS (SELECT FROM leads WHERE leads.id = lead_id AND deleted_at IS NOT NULL AND NOT is_proof)`;

/** A visitor has left the help chat 60 s after they last asked; the time of that is written down up to 15 s later. */
const leftAfter = `interval '75 seconds'`;

/** Restarts the 72 hours and makes the mail due. */
const fromNowOn = { owedSince: () => 'now()', waitingSince: () => 'now()', nextAttemptAt: () => 'now()' };

/** Resets the counters of earlier attempts. */
const again = { status: 'owed', attempts: 0, restored: 0, failureToldAt: null } as const;

/** A claimed mail, with what is needed to send it. */
export type ClaimedNotification = Pick<
  Notification,
  | 'id'
  | 'kind'
  | 'leadId'
  | 'answerId'
  | 'chatMessageId'
  | 'recipient'
  | 'attempts'
  | 'createdAt'
  | 'claimNumber'
> & {
  /** The 72 hours are over, by PostgreSQL's clock. */
  isOverdue: boolean;
  /** The server to send it with. */
  server: MailServerName;
  /** The server is paused because it rejects mail, and this mail tests whether it accepts mail again. */
  isProbe: boolean;
};

/** The exclusive right to record a mail's outcome; it ends when another worker claims the mail. */
export type Claim = Pick<Notification, 'id' | 'claimNumber'>;

export interface Postponement {
  pauseMs: number;
  /** Null keeps the previous error. */
  lastError: string | null;
  /** False if the server did not consider the mail: such an attempt uses up neither an attempt nor the 72 hours. */
  countsAsAttempt: boolean;
  /** The mail server that may have accepted the mail without answering. */
  openAt?: MailServerName;
}

const currentClaim = `id = $1 AND claim_number = $2 AND status = 'sending'`;

/** The states of notifications. Each change is a conditional update, so of two workers one succeeds. */
@Injectable()
export class NotificationsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LeadsConfig,
  ) {}

  /** Adds owed mails and skips existing ones. @returns the ids of the new mails */
  async add(manager: EntityManager, mails: ReadonlyArray<Partial<Notification>>): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Notification)
      .values([...mails])
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as Array<{ id: string }>).map(({ id }) => id);
  }

  /**
   * Owes a mail for each answer in a conversation that its visitor has not read. It is due once they have not asked for 60 s;
   * what they have asked meanwhile drops it (H5). Lock the conversation first.
   */
  async addChatAnswers(
    manager: EntityManager,
    { leadId, sessionId }: { leadId: string; sessionId: string },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO notifications (kind, lead_id, recipient, chat_message_id, next_attempt_at)
       SELECT 'chat_answer', $1, 'visitor', m.id, greatest(now(), s.seen_at + ${leftAfter})
       FROM chat_messages m JOIN chat_sessions s ON s.id = m.session_id
       WHERE s.id = $2 AND m.role = 'staff' AND m.read_at IS NULL
       ORDER BY m.position ON CONFLICT DO NOTHING`,
      [leadId, sessionId],
    );
  }

  /**
   * Claims a mail for sending. A server that rejects mail is probed about once a minute; if a probe is due, this mail
   * becomes the probe.
   *
   * @returns undefined if the mail is not owed, not due or claimed by another worker, or while sending is paused
   */
  async claim(id: string): Promise<ClaimedNotification | undefined> {
    const [rows]: [ClaimedNotification[], number] = await this.dataSource.query(
      `WITH due AS (SELECT open_at FROM notifications WHERE id = $1 AND ${isDue} FOR UPDATE),
       probe AS (
         UPDATE sending_pauses SET next_probe_at = now() + ${probeEvery}
         WHERE next_probe_at <= now() AND server = (
           SELECT p.server FROM sending_pauses p, due
           WHERE p.cause = 'refusing' AND p.next_probe_at <= now() AND p.server = coalesce(due.open_at, p.server)
           ORDER BY p.server DESC LIMIT 1)
         RETURNING server),
       route AS (
         SELECT coalesce((SELECT server FROM probe), ${serverFor('due.open_at', '$2::boolean')}) AS server,
                EXISTS (SELECT FROM probe) AS is_probe
         FROM due)
       UPDATE notifications
       SET status = 'sending', claimed_until = now() + interval '${claimSeconds} seconds', doubts = 0, doubted_at = NULL,
           claim_number = claim_number + 1
       FROM route WHERE id = $1 AND route.server IS NOT NULL
       RETURNING id, kind, lead_id AS "leadId", answer_id AS "answerId",
                 chat_message_id AS "chatMessageId", recipient, attempts, created_at AS "createdAt",
                 claim_number AS "claimNumber", server, is_probe AS "isProbe",
                 owed_since <= now() - interval '${giveUpAfterHours} hours' AS "isOverdue"`,
      [id, this.hasFallback],
    );
    return rows[0];
  }

  /** @returns whether the claim was still current */
  async markSent(
    manager: EntityManager,
    claim: Claim & { server: MailServerName },
    messageId: string,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `WITH sent AS (
         UPDATE notifications
         SET status = 'sent', sent_at = now(), claimed_until = NULL, attempts = attempts + 1, message_id = $3,
             last_error = NULL, open_at = NULL
         WHERE ${currentClaim}
         RETURNING id),
       refusals AS (DELETE FROM sending_refusals WHERE server = $4),
       absence AS (DELETE FROM sending_pauses WHERE server = $4 AND cause = 'away')
       SELECT id FROM sent`,
      [claim.id, claim.claimNumber, messageId, claim.server],
    );
    return rows.length > 0;
  }

  /** @returns whether the claim was still current */
  async postpone(manager: EntityManager, claim: Claim, change: Postponement): Promise<boolean> {
    const { pauseMs, lastError, countsAsAttempt, openAt } = change;
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE notifications
       SET status = 'owed', claimed_until = NULL, last_error = coalesce($3, last_error),
           next_attempt_at = now() + $4 * interval '1 millisecond',
           attempts = attempts + CASE WHEN $5 THEN 1 ELSE 0 END,
           owed_since = CASE WHEN $5 THEN owed_since ELSE now() END,
           open_at = coalesce($6, open_at), open_fates = open_fates + CASE WHEN $6 IS NULL THEN 0 ELSE 1 END
       WHERE ${currentClaim}`,
      [claim.id, claim.claimNumber, lastError, Math.round(pauseMs), countsAsAttempt, openAt],
    );
    return count > 0;
  }

  /**
   * Marks a mail as failed permanently. A mail for the office is then owed to the fallback address, with the same
   * creation time, because that determines which suspects a digest reports.
   *
   * @returns whether the claim was still current, and the id of the mail to the fallback address, if any
   */
  async markFailed(
    manager: EntityManager,
    claim: Claim,
    lastError: string,
  ): Promise<{ isCurrent: boolean; insteadId?: string }> {
    return manager.transaction(async (transaction) => {
      const [, count]: [unknown, number] = await transaction.query(
        `UPDATE notifications
         SET status = 'failed', claimed_until = NULL, attempts = attempts + 1, last_error = $3
         WHERE ${currentClaim}`,
        [claim.id, claim.claimNumber, lastError],
      );
      if (count === 0) return { isCurrent: false };
      const rows: Array<{ id: string }> = await transaction.query(
        `INSERT INTO notifications (kind, lead_id, chat_message_id, recipient, created_at)
         SELECT kind, lead_id, chat_message_id, 'fallback', created_at FROM notifications
         WHERE id = $1 AND recipient NOT IN ('visitor', 'fallback')
         ON CONFLICT DO NOTHING RETURNING id`,
        [claim.id],
      );
      return { isCurrent: true, insteadId: rows[0]?.id };
    });
  }

  /** Lists what is due, longest waiting first. */
  async listDue(limit: number): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT id FROM notifications WHERE ${isDue} AND ${serverFor('open_at', '$2::boolean')} IS NOT NULL
       ORDER BY next_attempt_at LIMIT $1`,
      [limit, this.hasFallback],
    );
    return rows.map(({ id }) => id);
  }

  /** Finds a mail to probe a server that rejects mail, if its probe is due. */
  async findProbe(): Promise<string | undefined> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT id FROM notifications
       WHERE ${isDue} AND EXISTS (
         SELECT FROM sending_pauses p
         WHERE p.cause = 'refusing' AND p.next_probe_at <= now() AND p.server = coalesce(open_at, p.server))
       ORDER BY last_error IS NOT NULL, next_attempt_at LIMIT 1`,
    );
    return rows[0]?.id;
  }

  /**
   * Makes mails of dead workers owed again. An expired claim is released only after several sweeps have doubted it: the
   * worker may be alive, and PostgreSQL's clock may have jumped or PostgreSQL may have been unavailable.
   */
  async releaseStaleClaims(): Promise<void> {
    await this.update()
      .set({ status: 'owed', claimedUntil: null, nextAttemptAt: () => 'now()' })
      .where(`status = 'sending' AND doubts >= ${maxDoubts}`)
      .execute();
    await this.update()
      .set({ doubts: () => 'doubts + 1', doubtedAt: () => 'now()' })
      .where(`status = 'sending' AND claimed_until < now()`)
      .andWhere(`(doubted_at IS NULL OR doubted_at <= now() - interval '${doubtEverySeconds} seconds')`)
      .execute();
  }

  /** Makes a mail owed and due, whatever its state. @returns false if it is being sent right now */
  async sendAgain(manager: EntityManager, id: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Notification)
      .set({ ...again, ...fromNowOn })
      .where(`id = :id AND status <> 'sending'`, { id })
      .execute();
    return Boolean(affected);
  }

  /** Makes the owed mails of a restored lead due. @returns their ids */
  async makeDueNow(manager: EntityManager, leadId: string): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(Notification)
      .set(fromNowOn)
      .where(`status = 'owed' AND lead_id = :leadId`, { leadId })
      .returning('id')
      .execute();
    return (raw as Array<{ id: string }>).map(({ id }) => id);
  }

  /** Deletes reminders, and mails that ask for somebody to take the lead, that are not sent yet: staff have handled it. */
  async deleteOwedReminders(manager: EntityManager, leadId: string): Promise<void> {
    await deleteOwed(manager, leadId, ['reminder', 'late_reminder', ...unclaimedKinds]);
  }

  /** Deletes mails that ask for somebody to take a lead and are not sent yet: somebody has it. */
  async deleteOwedSteps(manager: EntityManager, leadId: string): Promise<void> {
    await deleteOwed(manager, leadId, unclaimedKinds);
  }

  private get hasFallback(): boolean {
    return this.config.hasFallbackServer;
  }

  private update() {
    return this.dataSource.createQueryBuilder().update(Notification);
  }
}

async function deleteOwed(
  manager: EntityManager,
  leadId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await manager
    .createQueryBuilder()
    .delete()
    .from(Notification)
    .where(`kind IN (:...kinds) AND status = 'owed'`, { kinds })
    .andWhere('lead_id = :leadId', { leadId })
    .execute();
}
