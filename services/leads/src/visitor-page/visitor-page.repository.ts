import { Injectable } from '@nestjs/common';
import { BatchLoader } from '@sandhill/platform/process/batch-loader.js';
import { DataSource } from 'typeorm';
import { validOnceClosed } from '../lead-links/visitor-links.js';
import type { Lead } from '../model/lead.entity.js';
import type { VisitTimeResponse } from '../visits/model/visit-window.response.js';

export type FollowedLead = Pick<
  Lead,
  | 'id'
  | 'reference'
  | 'kind'
  | 'services'
  | 'status'
  | 'lostReason'
  | 'ownerId'
  | 'claimedAt'
  | 'answeredAt'
  | 'createdAt'
  | 'pageGeneration'
  | 'urgency'
  | 'urgentTakenAt'
> & {
  /** First name of the owner, if they are still with the firm and have set one. */
  firstName: string | null;
  /** When the lead was last claimed or its owner last changed. */
  heldAt: Date | null;
  statusAt: Date | null;
  /** The visit that is booked or under way; null if there is none. */
  visit: VisitTimeResponse | null;
  /** Whether a push service or mail server has accepted a message to the people on call. */
  isOnCallTold: boolean;
  photos: number;
  /** Whether the lead was closed more than 60 days ago. */
  hasEnded: boolean;
};

/** Reads leads for visitors' pages: at most four statements a second in each process, however many pages are open. */
@Injectable()
export class VisitorPageRepository {
  private readonly loader = new BatchLoader<FollowedLead>({
    read: (ids) => this.readAll(ids),
    everyMs: 250,
    atOnce: 1_000,
    mayWait: 10_000,
  });

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reads a lead in a batch with others.
   *
   * @returns undefined if the lead is in the bin, erased or the daily test
   * @throws Busy
   */
  async read(id: string): Promise<FollowedLead | undefined> {
    return this.loader.load(id);
  }

  private async readAll(ids: readonly string[]): Promise<ReadonlyMap<string, FollowedLead>> {
    const rows: FollowedLead[] = await this.dataSource.query(
      `SELECT l.id, l.reference, l.kind, l.services, l.status, l.lost_reason AS "lostReason", l.owner_id AS "ownerId",
              l.claimed_at AS "claimedAt", l.answered_at AS "answeredAt", l.created_at AS "createdAt",
              l.page_generation AS "pageGeneration", l.urgency, l.urgent_taken_at AS "urgentTakenAt",
              member.first_name AS "firstName",
              (SELECT json_build_object('date', v.date, 'starts', v.starts, 'ends', v.ends) FROM visits v
               WHERE v.lead_id = l.id AND v.state IN ('booked', 'on_the_way')) AS visit,
              (SELECT count(*)::integer FROM lead_photos p
               WHERE p.lead_id = l.id AND p.state <> 'unreadable') AS photos,
              happened.held_at AS "heldAt", happened.status_at AS "statusAt",
              l.urgent_since IS NOT NULL AND EXISTS (
                SELECT FROM deliveries d WHERE d.lead_id = l.id AND d.kind IN ('urgent', 'still_urgent')
                  AND d.sent_at >= l.urgent_since) AS "isOnCallTold",
              l.status IN ('won', 'lost') AND happened.status_at < now() - ${validOnceClosed} AS "hasEnded"
       FROM leads l
       LEFT JOIN staff_members member ON member.id = l.owner_id AND member.is_active
       CROSS JOIN LATERAL (
         SELECT max(at) FILTER (WHERE kind IN ('claimed', 'owner_changed')) AS held_at,
                max(at) FILTER (WHERE kind = 'status_changed') AS status_at
         FROM lead_history h WHERE h.lead_id = l.id) AS happened
       WHERE l.id = ANY ($1::uuid[]) AND l.deleted_at IS NULL AND NOT l.is_proof`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
