import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Lead } from '../model/lead.entity.js';
import type { LeadStatus } from '../model/lead-status.js';

/**
 * How long a change of status can be undone, in milliseconds: the pages show 10 seconds, and the rest allows for the
 * network.
 */
export const undoMs = 15_000;

const times = [
  'waitingSince',
  'answeredAt',
  'claimedAt',
  'unclaimedSince',
  'urgentSince',
  'urgentTakenAt',
] as const;
const others = ['lostReason', 'ownerId', 'claimedVia', 'claimedBy'] as const;

/** Columns that a change of status may set besides the status. */
export type StatusColumns = Pick<Lead, (typeof times)[number] | (typeof others)[number]>;

export interface UndoneChange {
  before: StatusColumns;
  /** Whether another event has followed the change, so that undoing it does not restore `before` (see `overtaking`). */
  isOvertaken: boolean;
  /** Ids of the planned answers that the change put on hold. */
  heldAnswers: string[];
  /** Id of the visit that the change canceled. */
  visitId: string | null;
}

/** Kinds of events that make the columns from before an earlier change out of date. */
const overtaking = `('claimed', 'released', 'owner_changed', 'answered', 'answered_elsewhere', 'noted', 'customer_wrote',
  'waits_again', 'photos_added', 'urgent', 'binned', 'restored')`;

/**
 * SQL that selects the detail `fact` of the events of a kind that belong to the change `c`. They have the time of the
 * change, because all events of one transaction have the same time.
 */
const ofChange = (kind: string, fact: string) => `
  SELECT e.details ->> '${fact}' FROM lead_history e WHERE e.lead_id = c.lead_id AND e.at = c.at AND e.kind = '${kind}'`;

export function statusColumnsOf(lead: Lead): StatusColumns {
  const columns = Object.fromEntries([...times, ...others].map((column) => [column, lead[column]]));
  // A change to `lost` writes the new reason before this function is called. The reason belongs to the previous status
  // only if the lead was already lost.
  return { ...(columns as StatusColumns), lostReason: lead.status === 'lost' ? lead.lostReason : null };
}

@Injectable()
export class UndoneChangesRepository {
  /** Finds the change that is undone by setting a locked lead's status to `status`; undefined if nothing is undone. */
  async find(manager: EntityManager, lead: Lead, status: LeadStatus): Promise<UndoneChange | undefined> {
    const rows: UndoneChange[] = await manager.query(
      `SELECT c.details -> 'before' AS before, ARRAY(${ofChange('answer_held', 'message')}) AS "heldAnswers",
              (${ofChange('visit_cancelled', 'visit')}) AS "visitId",
              EXISTS (SELECT FROM lead_history e WHERE e.lead_id = c.lead_id AND e.at > c.at
                        AND e.kind IN ${overtaking}) AS "isOvertaken"
       FROM (SELECT * FROM lead_history WHERE lead_id = $1 AND kind = 'status_changed' ORDER BY at DESC LIMIT 1) c
       WHERE c.at > now() - $4 * interval '1 millisecond' AND c.details ? 'before'
         AND c.details ->> 'from' = $2 AND c.details ->> 'to' = $3`,
      [lead.id, status, lead.status, undoMs],
    );
    const [change] = rows;
    return change && { ...change, before: { ...change.before, ...timesOf(change.before) } };
  }

  /**
   * Returns the id of the coming visit that was canceled when a lead became spam; undefined if there is none. Its
   * visitor still expects it, because spam is told nothing.
   */
  async visitOfSpam(manager: EntityManager, { id, status }: Lead): Promise<string | undefined> {
    if (status !== 'spam') return undefined;
    const rows: Array<{ id: string }> = await manager.query(
      `SELECT v.id
       FROM (SELECT * FROM lead_history WHERE lead_id = $1 AND kind = 'status_changed' ORDER BY at DESC LIMIT 1) c
       JOIN visits v ON v.id = (${ofChange('visit_cancelled', 'visit')})::uuid
       WHERE v.state = 'cancelled' AND v.starts_at > now()`,
      [id],
    );
    return rows[0]?.id;
  }
}

/** Converts the times among stored columns to dates. In the stored JSON they are strings. */
const timesOf = (stored: StatusColumns): Partial<StatusColumns> =>
  Object.fromEntries(
    times.map((column) => {
      const at = stored[column];
      return [column, at && new Date(at)];
    }),
  );
