import { officeDay } from '@sandhill/company/office-day.js';
import { MoreThan, type EntityManager } from 'typeorm';
import { Delivery, type Recipient } from '../../deliveries/delivery.entity.js';
import type { MailKindName } from '../../mail/kinds/all.js';
import { addMails } from '../../mail/notifications/owed-mails.repository.js';
import type { Lead } from '../../model/lead.entity.js';
import type { Visit } from '../model/visit.entity.js';

type VisitMailKind = Extract<MailKindName, `visit_${string}`>;

/** A mail about a visit. Its source is an event of the lead's history; for a cancellation, the visit itself. */
interface VisitMail {
  kind: VisitMailKind;
  /** Id of the source; absent for a mail that a lead gets only once. */
  sourceId?: string;
  /** Earliest time of the first attempt; now if absent. */
  nextAttemptAt?: Date;
}

/**
 * Queues a mail about a visit for the visitor, once for each source.
 *
 * @returns a list with the id of the mail; empty if the visitor has no address or the mail exists already
 */
export async function queueVisitMail(
  manager: EntityManager,
  lead: Pick<Lead, 'id' | 'email'>,
  mail: VisitMail,
): Promise<string[]> {
  return lead.email === null ? [] : addMails(manager, [{ ...mail, leadId: lead.id, recipient: 'visitor' }]);
}

export async function dropReminder(manager: EntityManager, { leadId, eventId }: Visit): Promise<void> {
  if (leadId === null || eventId === null) return;
  await manager.delete(Delivery, {
    channel: 'mail',
    kind: 'visit_reminder',
    state: 'owed',
    leadId,
    sourceId: eventId,
  });
}

/**
 * Deletes the unsent mail about a booking or move that a newer change replaces, if a mail server has deferred that
 * mail. Otherwise it would arrive after the mail about the newer change.
 */
export async function dropPutOff(manager: EntityManager, { leadId, eventId }: Visit): Promise<void> {
  if (leadId === null || eventId === null) return;
  for (const kind of ['visit_booked', 'visit_moved'] as const)
    await manager.delete(Delivery, {
      channel: 'mail',
      kind,
      state: 'owed',
      attempts: MoreThan(0),
      leadId,
      sourceId: eventId,
    });
}

/**
 * Queues a mail to the person who goes to a visit of today, unless they make the change themselves (`actor`): the day's
 * summary has already been sent. Further changes within a minute are in the same mail.
 */
export async function notifyAssignee(
  manager: EntityManager,
  { personId, date }: Pick<Visit, 'personId' | 'date'>,
  actor?: string,
): Promise<void> {
  if (personId === null || date !== officeDay()) return;
  await manager.query(
    `INSERT INTO deliveries (channel, kind, recipient, source_id, next_attempt_at)
     SELECT 'mail', 'visits_changed', email, id, now() + interval '1 minute' FROM staff_members person
     WHERE id = $1 AND is_active AND email IS NOT NULL AND username IS DISTINCT FROM $2
       AND NOT EXISTS (SELECT FROM deliveries d WHERE d.channel = 'mail' AND d.kind = 'visits_changed'
                       AND d.source_id = person.id AND d.state = 'owed')`,
    [personId, actor ?? null],
  );
}

/** Queues the mail about a canceled visit, without a reference to the lead, which is about to be erased. */
export async function queueCancellationOfErased(
  manager: EntityManager,
  visitId: string,
  email: string,
): Promise<void> {
  await manager.insert(Delivery, {
    channel: 'mail',
    kind: 'visit_cancelled',
    recipient: email as Recipient,
    sourceId: visitId,
  });
}
