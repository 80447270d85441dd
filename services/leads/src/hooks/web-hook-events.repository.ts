import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How far each reading goes back: longer than a transaction that changes leads lasts. */
const overlap = `interval '5 minutes'`;

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
  EXISTS (SELECT FROM deliveries d
          WHERE d.hook_id = h.id AND d.source_id = e.lead_id AND d.happened_at < e.at)`;

/** A lead that turns out to be no spam is created for hooks that do not know it yet. */
const kindOfChange = `
  CASE WHEN e.kind = 'claimed' THEN 'lead.claimed'
       WHEN e.kind IN ('visit_booked', 'visit_moved', 'visit_cancelled', 'visit_done') THEN replace(e.kind, '_', '.')
       WHEN ${fromSpam} AND NOT ${isKnown} THEN 'lead.created'
       ELSE 'lead.changed' END`;

/** A creation has its lead as its source, so that it is told once, wherever it comes from. */
const changes = `
  SELECT hook_id, kind, CASE kind WHEN 'lead.created' THEN lead_id ELSE event_id END, lead_id, at
  FROM (SELECT h.id AS hook_id, h.events, ${kindOfChange} AS kind, e.id AS event_id, e.lead_id, e.at
        FROM hook h JOIN lead_history e ON e.at > h.derived_until - ${overlap} AND e.at > h.active_since
        WHERE e.kind NOT IN ${untoldKinds}) AS change
  WHERE kind = ANY (events)`;

/** Events that hooks are owed. */
@Injectable()
export class WebHookEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Notes what happened since the last time as owed to each hook that is on, once each. */
  async derive(): Promise<void> {
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
