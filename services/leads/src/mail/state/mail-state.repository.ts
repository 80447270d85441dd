import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { FailedMailResponse } from './mail-state.response.js';

export interface OwedMail {
  owedCount: number;
  oldestOwedAt: Date | null;
  openFateCount: number;
}

export interface OverdueMail {
  count: number;
  since: Date | null;
}

export interface UnreportedFailures {
  ids: string[];
  /** Since when the oldest of them has been waiting. */
  since: Date | null;
}

export type FailedMail = Omit<FailedMailResponse, 'owedSince'> & { owedSince: Date; failedCount: number };

const mailOfLeads = `
  notifications n LEFT JOIN leads lead ON lead.id = n.lead_id
  WHERE lead.deleted_at IS NULL AND n.status <> 'sent'`;

const isOwed = `n.status IN ('owed', 'sending')`;

/** Failed mail of leads that staff have not handled yet, failed digests and notices of the last day, and answers of two weeks. */
const needsAttention = `
  n.status = 'failed' AND CASE n.kind
    WHEN 'spam_digest' THEN n.created_at > now() - interval '1 day'
    WHEN 'office_chat' THEN n.created_at > now() - interval '1 day'
    WHEN 'chat_answer' THEN n.created_at > now() - interval '14 days' AND lead.status IN ('new', 'contacted')
    WHEN 'answer' THEN n.created_at > now() - interval '14 days' AND lead.status IN ('new', 'contacted')
    ELSE lead.status = 'new' END`;

/** Mail that is not sent, of all leads outside the bin. */
@Injectable()
export class MailStateRepository {
  constructor(private readonly dataSource: DataSource) {}

  async owed(): Promise<OwedMail> {
    const [row]: OwedMail[] = await this.dataSource.query(
      `SELECT count(*)::integer AS "owedCount", min(n.waiting_since) AS "oldestOwedAt",
              count(n.open_at)::integer AS "openFateCount"
       FROM ${mailOfLeads} AND ${isOwed}`,
    );
    return row ?? { owedCount: 0, oldestOwedAt: null, openFateCount: 0 };
  }

  /** Figures of the health response: counts, and the age of the oldest owed mail in seconds. */
  async figures(): Promise<Record<string, number>> {
    const [row]: Array<Record<string, number>> = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE ${isOwed})::integer AS "mailsOwed",
              (SELECT count(*) FROM notifications WHERE status = 'held')::integer AS "mailsHeld",
              count(*) FILTER (WHERE ${needsAttention})::integer AS "mailsFailed",
              coalesce(extract(epoch FROM now() - min(n.waiting_since) FILTER (WHERE ${isOwed})),
                       0)::integer AS "oldestOwedSeconds",
              (SELECT count(*) FROM sending_pauses WHERE cause <> 'away')::integer AS "sendingPaused"
       FROM ${mailOfLeads}`,
    );
    return row ?? {};
  }

  /** Newest first; each row has the total count. */
  async failed(limit: number): Promise<FailedMail[]> {
    return this.dataSource.query(
      `SELECT lead.id AS "leadId", lead.kind AS "leadKind", lead.reference, n.id AS "notificationId", n.recipient,
              n.last_error AS "lastError", n.waiting_since AS "owedSince",
              count(*) OVER ()::integer AS "failedCount"
       FROM ${mailOfLeads} AND ${needsAttention} ORDER BY n.waiting_since DESC, n.id LIMIT $1`,
      [limit],
    );
  }

  /** Failures that no alarm has reported. Recent rejections are left out: the server may turn out to be at fault. */
  async unreportedFailures(): Promise<UnreportedFailures> {
    const [row]: UnreportedFailures[] = await this.dataSource.query(
      `SELECT coalesce(array_agg(n.id), '{}') AS ids, min(n.waiting_since) AS since
       FROM ${mailOfLeads} AND ${needsAttention} AND n.failure_told_at IS NULL
         AND NOT EXISTS (SELECT FROM sending_refusals r
                         WHERE r.notification_id = n.id AND r.refused_at > now() - interval '10 minutes')`,
    );
    return row ?? { ids: [], since: null };
  }

  /** Makes all failed mails that need attention owed again, with fresh counters. @returns their ids */
  async retryFailed(manager: EntityManager): Promise<string[]> {
    const [rows]: [Array<{ id: string }>, number] = await manager.query(
      `UPDATE notifications
       SET status = 'owed', attempts = 0, restored = 0, failure_told_at = NULL,
           owed_since = now(), waiting_since = now(), next_attempt_at = now()
       WHERE status = 'failed' AND id IN (SELECT n.id FROM ${mailOfLeads} AND ${needsAttention}) RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }

  async markFailuresReported(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('UPDATE notifications SET failure_told_at = now() WHERE id = ANY ($1)', [
      ids,
    ]);
  }

  /**
   * Mails for the office that have been owed for longer than `minutes`, not counting the time of a pause, which has its
   * own alarm. Receipts do not count: a visitor's mail server may be slow.
   */
  async overdue(minutes: number, pausedSince: Date | null): Promise<OverdueMail> {
    const [row]: OverdueMail[] = await this.dataSource.query(
      `SELECT count(*)::integer AS count, min(n.waiting_since) AS since
       FROM ${mailOfLeads} AND ${isOwed}
         AND n.recipient <> 'visitor'
         AND n.waiting_since <= coalesce($2, now()) - $1 * interval '1 minute'`,
      [minutes, pausedSince],
    );
    return row ?? { count: 0, since: null };
  }
}
