import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notTypedIn } from '../model/lead-desk.js';

/** How long a message to a device is useful, in milliseconds. */
export const lifetimeMs = 3_600_000;

/**
 * How far back before the previous run of `queueNewLeads` each run looks for new leads, because a lead can be committed
 * later than its `created_at`. It is longer than any transaction that adds leads.
 */
const overlap = `interval '5 minutes'`;

const isNews = `lead.status = 'new' AND ${notTypedIn('lead.source')} AND lead.deleted_at IS NULL AND lead.claimed_at IS NULL`;

/** Returns the SQL condition for a `lead` about which quiet hours held back a message. */
const isHeld = (since: string, userId: string) =>
  `(lead.created_at > ${since} AND ${isNews} OR lead.deleted_at IS NULL AND lead.owner_id = ${userId} AND (
    lead.waiting_since > ${since} AND lead.status = 'contacted'
    OR lead.photos_added_at > ${since} AND lead.status IN ('new', 'contacted')))`;

/**
 * SQL: whether the user of the device `d` has quiet hours at the time $1. They are from 8 pm to 7 am for users who have
 * not set any.
 */
const isQuiet = `(
  SELECT coalesce(q.is_on, true) AND from_time <> until_time AND CASE
    WHEN from_time < until_time THEN clock >= from_time AND clock < until_time
    ELSE clock >= from_time OR clock < until_time END
  FROM (SELECT ($1::timestamptz AT TIME ZONE 'America/New_York')::time AS clock) AS office
  LEFT JOIN quiet_hours q ON q.user_id = d.user_id
  CROSS JOIN LATERAL (
    SELECT coalesce(q.starts_at, '20:00') AS from_time, coalesce(q.ends_at, '07:00') AS until_time) AS hours)`;

@Injectable()
export class OwedPushesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Deletes the devices of accounts that may not see leads. */
  async forgetDevices(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM push_devices d USING staff_members s
       WHERE s.id = d.user_id AND (NOT s.is_active OR s.role = 'crew')`,
    );
  }

  /**
   * Queues a message for each device about each new, unclaimed lead of the last hour that staff did not type in. During
   * the quiet hours of the device's user, messages are held back; when they end, one message gives the number of leads,
   * if there are any.
   */
  async queueNewLeads(now = new Date()): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE push_devices d SET quiet_since = least($1, d.derived_until)
         WHERE d.quiet_since IS NULL AND ${isQuiet}`,
        [now],
      );
      await manager.query(
        `WITH ended AS (
           UPDATE push_devices d SET quiet_since = NULL, quiet_until = $1
           FROM (SELECT d.id, d.quiet_since AS since FROM push_devices d
                 WHERE d.quiet_since IS NOT NULL AND NOT ${isQuiet} FOR UPDATE) AS held
           WHERE d.id = held.id RETURNING d.id, d.user_id, held.since)
         INSERT INTO deliveries (channel, device_id, kind, happened_at)
         SELECT 'push', id, 'digest', since FROM ended
         WHERE EXISTS (SELECT FROM leads lead WHERE ${isHeld('since', 'user_id')})`,
        [now],
      );
      await manager.query(
        `WITH added AS (
           INSERT INTO deliveries (channel, device_id, kind, lead_id)
           SELECT 'push', d.id, 'new_lead', lead.id
           FROM push_devices d JOIN leads lead ON lead.created_at > greatest(
             d.derived_until - ${overlap}, d.created_at, d.quiet_until, now() - interval '${lifetimeMs} milliseconds')
           WHERE d.quiet_since IS NULL AND ${isNews}
           ON CONFLICT DO NOTHING)
         UPDATE push_devices SET derived_until = now() WHERE quiet_since IS NULL`,
      );
    });
  }

  /**
   * Counts the leads whose messages quiet hours held back: new unclaimed leads, and the user's own leads that wait
   * again or got photos.
   */
  async countNews(since: Date, userId: string): Promise<number> {
    const [row]: Array<{ count: number }> = await this.dataSource.query(
      `SELECT count(*)::integer AS count FROM leads lead WHERE ${isHeld('$1', '$2')}`,
      [since, userId],
    );
    return row?.count ?? 0;
  }

  /**
   * Queues messages about an escalation step of a lead for people's devices; in quiet hours only for urgent leads.
   *
   * @returns the ids of the messages
   */
  async queueStep(
    manager: EntityManager,
    step: {
      kind: 'urgent' | 'waiting' | 'photos' | 'given_back';
      leadId: string;
      sourceId: string;
      userIds: readonly string[];
    },
  ): Promise<string[]> {
    const { kind, leadId, sourceId, userIds } = step;
    const rows: Array<{ id: string }> = await manager.query(
      `INSERT INTO deliveries (channel, device_id, kind, lead_id, source_id)
       SELECT 'push', d.id, $4, $1, $2 FROM push_devices d
       WHERE d.user_id = ANY ($3::uuid[]) AND ($4 = 'urgent' OR d.quiet_since IS NULL)
       ON CONFLICT DO NOTHING RETURNING id`,
      [leadId, sourceId, userIds, kind],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Queues messages to a person's devices that one lead, or several leads (`leadId` null), were assigned to them. In
   * quiet hours, no message is queued: the daily summary lists the leads that wait.
   */
  async queueAssigned(
    manager: EntityManager,
    { leadId, sourceId, userId }: { leadId: string | null; sourceId: string; userId: string },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO deliveries (channel, device_id, kind, lead_id, source_id)
       SELECT 'push', d.id, 'assigned', $1, $2 FROM push_devices d
       WHERE d.user_id = $3 AND d.quiet_since IS NULL ON CONFLICT DO NOTHING`,
      [leadId, sourceId, userId],
    );
  }

  /** Queues messages to the owners' devices about a lead that no one has claimed, except in quiet hours. */
  async queueForOwners(manager: EntityManager, leadId: string): Promise<void> {
    await manager.query(
      `INSERT INTO deliveries (channel, device_id, kind, lead_id)
       SELECT 'push', d.id, 'unclaimed', $1 FROM push_devices d JOIN staff_members s ON s.id = d.user_id
       WHERE s.role = 'owner' AND s.is_active AND d.quiet_since IS NULL ON CONFLICT DO NOTHING`,
      [leadId],
    );
  }
}
