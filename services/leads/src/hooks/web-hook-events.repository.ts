import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How far back before `derived_until` each run looks for events: longer than any transaction that changes leads. */
const overlap = `interval '5 minutes'`;

/** Kinds of history rows that cause no event: creation is read from the lead itself, and steps do not change a lead. */
const untoldKinds = `('created', 'step_taken')`;

const fromSpam = `e.kind = 'status_changed' AND e.details ->> 'from' = 'spam'`;

/**
 * SQL: events for new leads. Leads that were spam before get their event from the history (see {@link kindOfChange}).
 */
const newLeads = `
  SELECT h.id, 'lead.created', lead.id, lead.id, lead.created_at
  FROM hook h JOIN leads lead ON lead.created_at > h.derived_until - ${overlap} AND lead.created_at > h.active_since
  WHERE lead.status <> 'spam' AND lead.deleted_at IS NULL AND 'lead.created' = ANY (h.events)
    AND NOT EXISTS (SELECT FROM lead_history e WHERE e.lead_id = lead.id AND ${fromSpam})`;

/** SQL: whether `lead.created` was queued for hook `h` and the lead of history row `e` before the time of that row. */
const isKnown = `
  EXISTS (SELECT FROM deliveries d
          WHERE d.hook_id = h.id AND d.source_id = e.lead_id AND d.happened_at < e.at)`;

/**
 * SQL: the event for a row of the history. A lead that leaves spam is `lead.created` for hooks that have not received
 * it yet.
 */
const kindOfChange = `
  CASE WHEN e.kind = 'claimed' THEN 'lead.claimed'
       WHEN e.kind IN ('visit_booked', 'visit_moved', 'visit_cancelled', 'visit_done') THEN replace(e.kind, '_', '.')
       WHEN ${fromSpam} AND NOT ${isKnown} THEN 'lead.created'
       ELSE 'lead.changed' END`;

/**
 * SQL: events from the history. The source of `lead.created` is the lead, not the history row, so that the event is
 * sent once even if both queries find it.
 */
const changes = `
  SELECT hook_id, kind, CASE kind WHEN 'lead.created' THEN lead_id ELSE event_id END, lead_id, at
  FROM (SELECT h.id AS hook_id, h.events, ${kindOfChange} AS kind, e.id AS event_id, e.lead_id, e.at
        FROM hook h JOIN lead_history e ON e.at > h.derived_until - ${overlap} AND e.at > h.active_since
        WHERE e.kind NOT IN ${untoldKinds}) AS change
  WHERE kind = ANY (events)`;

@Injectable()
export class WebHookEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Queues the events since the last call for each hook that is turned on, each event once. */
  async queueEvents(): Promise<void> {
    await this.dataSource.query(
      `WITH hook AS (SELECT * FROM web_hooks WHERE is_active),
       events (hook_id, kind, source_id, lead_id, happened_at) AS (${newLeads} UNION ALL ${changes}),
       added AS (
         INSERT INTO deliveries (channel, hook_id, kind, source_id, lead_id, happened_at)
         SELECT 'web-hook', * FROM events ON CONFLICT DO NOTHING)
       UPDATE web_hooks SET derived_until = now() WHERE id IN (SELECT id FROM hook)`,
    );
  }
}
