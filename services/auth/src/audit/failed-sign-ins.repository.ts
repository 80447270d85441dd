import type { AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { LessThan, type EntityManager } from 'typeorm';
import type { AuditAction } from './audit-action.js';
import { FailureHour } from './failure-hour.entity.js';

/** Actions that are summed by the hour, because unauthenticated clients can cause them without limit. */
export const summedActions: readonly AuditAction[] = ['sign_in_failed', 'second_factor_asked'];

const hourMs = 3_600_000;
const keptMs = 400 * 24 * hourMs;

/**
 * Sums failed sign-ins, so that strangers cannot fill the audit trail. Each hour has one event for each account and
 * reason. All failures without a known account share one event for each reason.
 */
export class FailedSignInsRepository {
  /**
   * Counts a failure. The first failure of an hour creates the event. Each further one increases the count in the
   * event's details, and sets the last time and IP address there.
   */
  async add(manager: EntityManager, entry: AuditEntry<AuditAction>, at: Date): Promise<void> {
    const { actor, action, subjectId = null, address = null, details = {} } = entry;
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
    // The row lock on `failure_hours` serializes failures of the same counter.
    await manager.query(
      `WITH summed AS (
         INSERT INTO failure_hours AS held (hour, action, reason, subject) VALUES ($1, $2, $3, $4)
         ON CONFLICT (hour, action, reason, subject) DO UPDATE SET count = held.count + 1
         RETURNING event_id, count)
       INSERT INTO audit_events AS first (id, at, actor, action, subject_id, address, details)
       SELECT event_id, $5, $6, $2, $7, $8, $9 FROM summed
       ON CONFLICT (id) DO UPDATE SET details = first.details || jsonb_strip_nulls(jsonb_build_object(
         'count', (SELECT count FROM summed), 'lastAt', $10::text, 'lastAddress', excluded.address))`,
      [
        hour,
        action,
        String(details['reason'] ?? ''),
        subjectId ?? '',
        at,
        actor,
        subjectId,
        address,
        details,
        at.toISOString(),
      ],
    );
  }

  /**
   * Deletes the hourly counters whose hour began more than two hours ago, and the summed events that are older than 400
   * days.
   */
  async purge(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(FailureHour, { hour: LessThan(new Date(now.getTime() - 2 * hourMs)) });
    const at = LessThan(new Date(now.getTime() - keptMs));
    for (const action of summedActions) await manager.delete(AuditEvent, { action, at });
  }
}
