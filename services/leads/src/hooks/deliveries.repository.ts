import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { giveUpAfterHours } from '../mail/notifications/retry-policy.js';
import type { WebHookDelivery } from './web-hook-delivery.entity.js';

/** A claimed delivery, with where it goes. */
export type ClaimedDelivery = Pick<
  WebHookDelivery,
  'id' | 'kind' | 'leadId' | 'happenedAt' | 'attempts' | 'claimNumber' | 'hookId'
> & {
  url: string;
  secret: string;
  /** The 72 hours are over, by PostgreSQL's clock. */
  isOverdue: boolean;
};

export interface FailedAttempt {
  status: number | null;
  error: string | null;
  pauseMs: number;
  /** Set if the hook could not be reached: nothing else is sent to it meanwhile. */
  restMs?: number;
}

/** Longer than sending and recording take. */
const claimFor = `interval '5 minutes'`;
const doubtFor = `interval '30 seconds'`;
/** How far each reading goes back: longer than a transaction that changes leads lasts. */
const overlap = `interval '5 minutes'`;
const keptFor = `interval '30 days'`;

const currentClaim = `id = $1 AND claim_number = $2 AND state = 'sending'`;

/** Events that call no hook: a lead's own row reports its creation, and steps change nothing in it. */
const untoldKinds = `('created', 'step_taken')`;

const fromSpam = `e.kind = 'status_changed' AND e.details ->> 'from' = 'spam'`;

/** Those that were spam before are in the history. */
const newLeads = `
  SELECT h.id, 'lead.created', lead.id, lead.id, lead.created_at
  FROM hook h JOIN leads lead ON lead.created_at > h.derived_until - ${overlap} AND lead.created_at > h.active_since
  WHERE lead.status <> 'spam' AND lead.deleted_at IS NULL AND 'lead.created' = ANY (h.events)
    AND NOT EXISTS (SELECT FROM lead_history e WHERE e.lead_id = lead.id AND ${fromSpam})`;

/** Whether the hook was told before an event of the history that its lead was created. */
const isKnown = `
  EXISTS (SELECT FROM web_hook_deliveries d
          WHERE d.hook_id = h.id AND d.source_id = e.lead_id AND d.happened_at < e.at)`;

/** A lead that turns out to be no spam is created for hooks that do not know it yet. */
const kindOfChange = `
  CASE WHEN e.kind = 'claimed' THEN 'lead.claimed'
       WHEN ${fromSpam} AND NOT ${isKnown} THEN 'lead.created'
       ELSE 'lead.changed' END`;

/** A creation has its lead as its source, so that it is told once, wherever it comes from. */
const changes = `
  SELECT hook_id, kind, CASE kind WHEN 'lead.created' THEN lead_id ELSE event_id END, lead_id, at
  FROM (SELECT h.id AS hook_id, h.events, ${kindOfChange} AS kind, e.id AS event_id, e.lead_id, e.at
        FROM hook h JOIN lead_history e ON e.at > h.derived_until - ${overlap} AND e.at > h.active_since
        WHERE e.kind NOT IN ${untoldKinds}) AS change
  WHERE kind = ANY (events)`;

/** What hooks are told, and what became of it. Each change is a conditional update, so of two workers one succeeds. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Notes what happened since the last time as owed to each hook that is on, once each. */
  async derive(): Promise<void> {
    await this.dataSource.query(
      `WITH hook AS (SELECT * FROM web_hooks WHERE is_active),
       events (hook_id, kind, source_id, lead_id, happened_at) AS (${newLeads} UNION ALL ${changes}),
       added AS (
         INSERT INTO web_hook_deliveries (hook_id, kind, source_id, lead_id, happened_at)
         SELECT * FROM events ON CONFLICT DO NOTHING)
       UPDATE web_hooks SET derived_until = now() WHERE id IN (SELECT id FROM hook)`,
    );
  }

  /** @returns undefined if it is not owed, not due or claimed by another worker, or while its hook is off or rests */
  async claim(id: string): Promise<ClaimedDelivery | undefined> {
    const [rows]: [ClaimedDelivery[], number] = await this.dataSource.query(
      `UPDATE web_hook_deliveries d
       SET state = 'sending', claimed_until = now() + ${claimFor}, doubted_at = NULL, claim_number = claim_number + 1
       FROM web_hooks h
       WHERE d.id = $1 AND h.id = d.hook_id AND d.state = 'owed' AND d.next_attempt_at <= now()
         AND (d.is_by_hand OR h.is_active AND (h.not_before IS NULL OR h.not_before <= now()))
       RETURNING d.id, d.kind, d.lead_id AS "leadId", d.happened_at AS "happenedAt",
                 d.attempts, d.claim_number AS "claimNumber", d.hook_id AS "hookId", h.url, h.secret,
                 d.owed_since <= now() - interval '${giveUpAfterHours} hours' AS "isOverdue"`,
      [id],
    );
    return rows[0];
  }

  /** Also ends the hook's failures: what it owes is then due at once. */
  async markSent(manager: EntityManager, claim: ClaimedDelivery, status: number): Promise<void> {
    await manager.query(
      `WITH sent AS (
         UPDATE web_hook_deliveries
         SET state = 'sent', sent_at = now(), claimed_until = NULL, attempts = attempts + 1, last_status = $3,
             last_error = NULL, is_by_hand = false
         WHERE ${currentClaim} RETURNING hook_id),
       due AS (
         UPDATE web_hook_deliveries SET next_attempt_at = now()
         WHERE state = 'owed' AND next_attempt_at > now() AND hook_id = (
           SELECT h.id FROM web_hooks h JOIN sent ON sent.hook_id = h.id WHERE h.failing_since IS NOT NULL))
       UPDATE web_hooks SET last_sent_at = now(), failing_since = NULL, not_before = NULL
       WHERE id IN (SELECT hook_id FROM sent)`,
      [claim.id, claim.claimNumber, status],
    );
  }

  /** Tried again later, or `failed` after 72 hours. A test is tried once. */
  async markTried(manager: EntityManager, claim: ClaimedDelivery, failure: FailedAttempt): Promise<void> {
    const { status, error, pauseMs, restMs = 0 } = failure;
    const isLast = claim.isOverdue || claim.kind === 'test';
    await manager.query(
      `WITH tried AS (
         UPDATE web_hook_deliveries
         SET state = CASE WHEN $3::boolean THEN 'failed' ELSE 'owed' END, claimed_until = NULL, attempts = attempts + 1,
             last_status = $4, last_error = $5, next_attempt_at = now() + $6::integer * interval '1 millisecond', is_by_hand = false
         WHERE ${currentClaim} RETURNING hook_id, kind)
       UPDATE web_hooks
       SET failing_since = coalesce(failing_since, now()),
           not_before = CASE WHEN $7::integer > 0 THEN now() + $7::integer * interval '1 millisecond' ELSE not_before END
       WHERE id IN (SELECT hook_id FROM tried WHERE kind <> 'test')`,
      [claim.id, claim.claimNumber, isLast, status, error, Math.round(pauseMs), Math.round(restMs)],
    );
  }

  /** What is due, longest waiting first. */
  async listDue(limit: number): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT d.id FROM web_hook_deliveries d JOIN web_hooks h ON h.id = d.hook_id
       WHERE d.state = 'owed' AND d.next_attempt_at <= now()
         AND (d.is_by_hand OR h.is_active AND (h.not_before IS NULL OR h.not_before <= now()))
       ORDER BY d.next_attempt_at LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Makes deliveries of dead workers owed again, once two sweeps found their claim expired; removes old ones. */
  async tidy(): Promise<void> {
    await this.dataSource.query(
      `UPDATE web_hook_deliveries SET state = 'owed', claimed_until = NULL, doubted_at = NULL, next_attempt_at = now()
       WHERE state = 'sending' AND doubted_at < now() - ${doubtFor}`,
    );
    await this.dataSource.query(
      `UPDATE web_hook_deliveries SET doubted_at = now()
       WHERE state = 'sending' AND claimed_until < now() AND doubted_at IS NULL`,
    );
    await this.dataSource.query(
      `DELETE FROM web_hook_deliveries WHERE state IN ('sent', 'failed') AND created_at < now() - ${keptFor}`,
    );
  }
}
