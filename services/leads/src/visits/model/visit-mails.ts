import { officeDayIn, officeMoment } from '@sandhill/company/office-day.js';
import type { EntityManager } from 'typeorm';

/** Time of day at which visitors are reminded, on the day before. */
const reminderTime = '10:00';
const batchSize = 200;

/**
 * Queues the reminders of tomorrow's visits, from 10:00 on. Visits that were booked or moved after 10:00 get none. The
 * next run handles visits that another transaction is changing.
 */
export async function addReminders(manager: EntityManager, now: Date): Promise<void> {
  const today = officeDayIn(0, now.getTime());
  const reminderAt = officeMoment(today, reminderTime);
  if (now < reminderAt) return;
  await manager.query(
    `INSERT INTO deliveries (channel, kind, recipient, lead_id, source_id)
     SELECT 'mail', 'visit_reminder', 'visitor', v.lead_id, v.event_id
     FROM visits v JOIN leads l ON l.id = v.lead_id AND l.email IS NOT NULL AND l.deleted_at IS NULL
     WHERE v.state = 'booked' AND v.date = $1 AND v.arranged_at <= $2
       AND NOT EXISTS (SELECT FROM deliveries d WHERE d.lead_id = v.lead_id AND d.channel = 'mail'
                       AND d.kind = 'visit_reminder' AND d.source_id = v.event_id)
     ORDER BY v.starts_at LIMIT ${batchSize} FOR UPDATE OF v SKIP LOCKED
     ON CONFLICT DO NOTHING`,
    [officeDayIn(1, now.getTime()), reminderAt],
  );
}

/**
 * Deletes what is left of erased leads, that is, canceled visits and the mails about them, once these mails are sent or
 * have failed.
 */
export async function forgetErased(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM deliveries WHERE channel = 'mail' AND kind = 'visit_cancelled' AND lead_id IS NULL
       AND state IN ('sent', 'failed')`,
  );
  await manager.query(
    `DELETE FROM visits v WHERE lead_id IS NULL
       AND NOT EXISTS (SELECT FROM deliveries d WHERE d.channel = 'mail' AND d.lead_id IS NULL AND d.source_id = v.id)`,
  );
}
