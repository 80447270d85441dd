import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mailKinds } from '../kinds/all.js';
import { isAutomatic } from '../notifications/automatic-mail.js';
import { isForFormerStaff, isToNoAddress } from '../notifications/former-staff.js';
import type { FailedMailResponse } from './mail-state.response.js';

interface OwedMail {
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
  /** Since when the oldest of these mails has been waiting. */
  since: Date | null;
}

type FailedMail = Omit<FailedMailResponse, 'owedSince'> & { owedSince: Date; failedCount: number };

const mailOfLeads = `
  deliveries d LEFT JOIN leads lead ON lead.id = d.lead_id
  WHERE d.channel = 'mail' AND d.state <> 'sent' AND lead.deleted_at IS NULL
    AND (lead.status IS DISTINCT FROM 'spam' OR NOT (${isAutomatic('d')}))`;

/** SQL: whether a mail still has to be sent. A planned answer counts only from its time on. */
const isOwed = `d.state IN ('owed', 'sending') AND d.waiting_since <= now()`;

/** SQL: whether a mail failed permanently and staff still have to deal with it, as its kind defines. */
const needsAttention = `
  d.state = 'failed' AND NOT ${isForFormerStaff('d')} AND NOT ${isToNoAddress('d')} AND CASE d.kind
    ${mailKinds.map(({ name, needsAttention: isNeeded }) => `WHEN '${name}' THEN ${isNeeded}`).join(' ')} END`;

/**
 * Reads the state of unsent mails, except those that wait because their lead is spam or in the bin, and makes failed
 * mails due again.
 */
@Injectable()
export class MailStateRepository {
  constructor(private readonly dataSource: DataSource) {}

  async owed(): Promise<OwedMail> {
    const [row]: OwedMail[] = await this.dataSource.query(
      `SELECT count(*)::integer AS "owedCount", min(d.waiting_since) AS "oldestOwedAt",
              count(d.open_at)::integer AS "openFateCount"
       FROM ${mailOfLeads} AND ${isOwed}`,
    );
    return row ?? { owedCount: 0, oldestOwedAt: null, openFateCount: 0 };
  }

  /**
   * Returns figures for the health response: counts, and the age of the oldest unsent mail in seconds. Receipts may
   * wait in line, so their age does not count.
   */
  async figures(): Promise<Record<string, number>> {
    const [row]: Array<Record<string, number>> = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE ${isOwed})::integer AS "mailsOwed",
              (SELECT count(*) FROM deliveries WHERE channel = 'mail' AND state = 'held')::integer AS "mailsHeld",
              count(*) FILTER (WHERE ${needsAttention})::integer AS "mailsFailed",
              coalesce(extract(epoch FROM now() - min(d.waiting_since)
                         FILTER (WHERE ${isOwed} AND d.kind <> 'visitor_receipt')),
                       0)::integer AS "oldestOwedSeconds",
              (SELECT count(*) FROM sending_pauses WHERE cause <> 'away')::integer AS "sendingPaused"
       FROM ${mailOfLeads}`,
    );
    return row ?? {};
  }

  /** Lists failed mails that need attention, newest first. Each row has the total count. */
  async failed(limit: number): Promise<FailedMail[]> {
    return this.dataSource.query(
      `SELECT lead.id AS "leadId", lead.kind AS "leadKind", lead.reference, d.id AS "notificationId", d.recipient,
              d.last_error AS "lastError", d.waiting_since AS "owedSince",
              count(*) OVER ()::integer AS "failedCount"
       FROM ${mailOfLeads} AND ${needsAttention} ORDER BY d.waiting_since DESC, d.id LIMIT $1`,
      [limit],
    );
  }

  /**
   * Returns failures that no alarm has reported. Recent rejections are left out: the server may turn out to be at
   * fault.
   */
  async unreportedFailures(): Promise<UnreportedFailures> {
    const [row]: UnreportedFailures[] = await this.dataSource.query(
      `SELECT coalesce(array_agg(d.id), '{}') AS ids, min(d.waiting_since) AS since
       FROM ${mailOfLeads} AND ${needsAttention} AND d.failure_told_at IS NULL
         AND NOT EXISTS (SELECT FROM sending_refusals r
                         WHERE r.delivery_id = d.id AND r.refused_at > now() - interval '10 minutes')`,
    );
    return row ?? { ids: [], since: null };
  }

  async retryFailed(manager: EntityManager): Promise<string[]> {
    const [rows]: [Array<{ id: string }>, number] = await manager.query(
      `UPDATE deliveries
       SET state = 'owed', attempts = 0, restored = 0, failure_told_at = NULL,
           owed_since = now(), waiting_since = now(), next_attempt_at = now()
       WHERE state = 'failed' AND id IN (SELECT d.id FROM ${mailOfLeads} AND ${needsAttention}) RETURNING id`,
    );
    return rows.map(({ id }) => id);
  }

  async markFailuresReported(ids: readonly string[]): Promise<void> {
    await this.dataSource.query('UPDATE deliveries SET failure_told_at = now() WHERE id = ANY ($1)', [ids]);
  }

  /**
   * Counts mails that have been unsent for longer than `minutes`, not counting the time of a pause, which has its own
   * alarm. Mails to visitors do not count, because a visitor's mail server may be slow.
   */
  async overdue(minutes: number, pausedSince: Date | null): Promise<OverdueMail> {
    const [row]: OverdueMail[] = await this.dataSource.query(
      `SELECT count(*)::integer AS count, min(d.waiting_since) AS since
       FROM ${mailOfLeads} AND ${isOwed}
         AND d.recipient <> 'visitor' AND d.kind <> 'visit_cancelled'
         AND d.waiting_since <= coalesce($2, now()) - $1 * interval '1 minute'`,
      [minutes, pausedSince],
    );
    return row ?? { count: 0, since: null };
  }
}
