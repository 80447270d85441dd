import { Injectable } from '@nestjs/common';
import type { Site } from '@sandhill/company/content/site.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { DataSource } from 'typeorm';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { isAssignedTo } from '../../staff/assigned-visits.js';
import { isWorkDay, morning, officeMinutes } from '../clock/work-day.js';
import { endingClaims, type TodayLead } from './today.js';

/** Maximum number of leads or visits that a section lists. */
const maxListed = 50;

/** Number of days for which a summary lists a visit that no one has reported: from a Friday until the Monday. */
const unreportedDays = 3;

/** SQL: the section of a daily summary that lists a `lead` on `day`; null if no section does. */
const partOn = (day: string) => `
  CASE WHEN lead.waiting_since IS NOT NULL THEN 'waiting'
       WHEN lead.status = 'contacted' AND lead.follow_up_on < ${day} THEN 'overdue'
       WHEN lead.status = 'contacted' AND lead.follow_up_on = ${day} THEN 'due' END`;

const isOpen = `lead.status IN ('new', 'contacted') AND lead.deleted_at IS NULL AND lead.owner_id IS NOT NULL`;

/** SQL: the open leads of a `person`; none for crew. */
const ownLeads = `leads lead WHERE person.role <> 'crew' AND lead.owner_id = person.id AND ${isOpen}`;

/** SQL: the unfinished visits in a `person`'s day, and those of the `unreportedDays` before it. */
const ownVisitsUntil = (day: string) => `visits visit JOIN leads lead ON lead.id = visit.lead_id
  WHERE visit.date BETWEEN ${day} - ${unreportedDays} AND ${day} AND visit.place IS NOT NULL AND visit.state IN ('booked', 'on_the_way') AND ${isAssignedTo}`;

const [part, ownVisits] = [partOn('$1::date'), ownVisitsUntil('$1::date')];

/**
 * Returns an SQL condition: whether the summary `mail` need not be sent, because its recipient has no work left and no
 * claim about the firm to check.
 */
export const isAllDone = (mail: string): string => {
  const day = `(${mail}.happened_at AT TIME ZONE 'America/New_York')::date`;
  return `EXISTS (
    SELECT FROM staff_members person WHERE person.id = ${mail}.source_id
      AND NOT EXISTS (SELECT FROM ${ownLeads} AND ${partOn(day)} IS NOT NULL)
      AND NOT EXISTS (SELECT FROM ${ownVisitsUntil(day)})
      AND NOT EXISTS (
        SELECT FROM staff_notices n WHERE n.kind = 'claim_ends' AND n.user_id = person.id AND n.day >= ${day}))`;
};

/**
 * SQL: whether a person's summary would go to devices in their quiet hours. Such a summary waits until the quiet hours
 * end.
 */
const isQuiet = `(email IS NULL AND EXISTS (
  SELECT FROM push_devices d WHERE d.user_id = staff_members.id AND d.quiet_since IS NOT NULL))`;

/** Creates the daily summaries of each person's work, sent at 7:30, and reads their contents. */
@Injectable()
export class TodayRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Queues one summary per work day for each person with something to do: a mail, or a message to their devices if they
   * have no email address. On other days, only people with a visit get one. A claim about the firm that is about to end
   * also causes a summary on a work day, for owners with an email address.
   */
  async addDue(site: Pick<Site, 'hours' | 'claimEnds'>, now = new Date()): Promise<void> {
    const minutes = officeMinutes(now);
    const day = officeDay(now);
    if (minutes < morning.beginsAt || minutes >= morning.endsAt) return;
    const claims = endingClaims(site, day).map(({ ends }) => ends);
    await this.dataSource.query(
      `WITH noted AS (
         INSERT INTO staff_notices (kind, user_id, day)
         SELECT 'today', id, $1::date FROM staff_members WHERE is_active AND NOT ${isQuiet}
         ON CONFLICT DO NOTHING RETURNING user_id),
       ending AS (
         INSERT INTO staff_notices (kind, user_id, day)
         SELECT 'claim_ends', owner.id, ends FROM staff_members owner CROSS JOIN unnest($3::date[]) AS ends
         WHERE $4 AND owner.is_active AND owner.role = 'owner' AND owner.email IS NOT NULL
         ON CONFLICT DO NOTHING RETURNING user_id),
       person AS (
         SELECT person.id, person.email FROM noted JOIN staff_members person ON person.id = noted.user_id
         WHERE $4 AND EXISTS (SELECT FROM ${ownLeads} AND ${part} IS NOT NULL)
           OR EXISTS (SELECT FROM ${ownVisits} AND ($4 OR visit.date = $1))
           OR EXISTS (SELECT FROM ending WHERE ending.user_id = person.id)),
       mails AS (
         INSERT INTO deliveries (channel, kind, recipient, source_id, happened_at)
         SELECT 'mail', 'today', email, id, $2::timestamptz FROM person WHERE email IS NOT NULL)
       INSERT INTO deliveries (channel, kind, device_id, happened_at)
       SELECT 'push', 'today', d.id, $2::timestamptz FROM person JOIN push_devices d ON d.user_id = person.id
       WHERE person.email IS NULL`,
      [day, now, claims, isWorkDay(site, day)],
    );
  }

  async personOf(id: string): Promise<StaffMember | null> {
    return this.dataSource.manager.findOneBy(StaffMember, { id });
  }

  /**
   * Returns a person's leads and visits for the daily summary. Leads whose visitors are waiting come first, the longest
   * waiting at the top.
   */
  async listFor(userId: string, moment: Date): Promise<TodayLead[]> {
    return this.dataSource.query(
      `SELECT part, reference, name, time, total FROM (
         SELECT listed.*, count(*) OVER (PARTITION BY part)::integer AS total,
                row_number() OVER (PARTITION BY part ORDER BY at, follow_up_on) AS place
         FROM staff_members person CROSS JOIN LATERAL (
           SELECT ${part} AS part, lead.reference, lead.name, NULL AS time, lead.waiting_since AS at, lead.follow_up_on
           FROM ${ownLeads}
           UNION ALL SELECT CASE visit.date WHEN $1 THEN 'visit' ELSE 'unreported' END, lead.reference, lead.name,
             concat_ws(' ', nullif(visit.date, $1), visit.starts || '-' || visit.ends), visit.starts_at, NULL
           FROM ${ownVisits}) AS listed
         WHERE person.id = $2 AND part IS NOT NULL) AS placed
       WHERE place <= ${maxListed} ORDER BY part DESC, place`,
      [officeDay(moment), userId],
    );
  }
}
