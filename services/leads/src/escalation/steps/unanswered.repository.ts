import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasPlannedAnswer } from '../../mail/notifications/planned-answers.js';
import { notTypedIn } from '../../model/lead-desk.js';

export interface Unanswered {
  id: string;
  ownerId: string | null;
}

const batchSize = 50;

/** Age above which a claim is not released: an upgrade or a restored backup must not release all old leads at once. */
const oldestClaim = '30 days';

/** Releases claimed leads that no one has answered, except those that staff typed in. */
@Injectable()
export class UnansweredRepository {
  /**
   * Releases leads that were claimed at `claimedBefore` or earlier, each lead at most once. If a lead was claimed again
   * because it became urgent, the second claim must be that old too. Leads that another transaction is changing wait
   * for the next sweep.
   */
  async release(manager: EntityManager, claimedBefore: Date, now: Date): Promise<Unanswered[]> {
    const [rows]: [Unanswered[], number] = await manager.query(
      `UPDATE leads lead SET claimed_at = NULL, claimed_via = NULL, claimed_by = NULL, owner_id = NULL,
         unclaimed_since = $2, given_back_at = $2, urgent_taken_at = NULL
       FROM (
         SELECT id, owner_id FROM leads
         WHERE status = 'new' AND claimed_at IS NOT NULL AND answered_at IS NULL AND given_back_at IS NULL
           AND claimed_at <= $1 AND (urgent_taken_at IS NULL OR urgent_taken_at <= $1) AND claimed_at > $2::timestamptz - interval '${oldestClaim}' AND ${notTypedIn('source')} AND deleted_at IS NULL
           AND NOT ${hasPlannedAnswer}
         ORDER BY claimed_at LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED) AS due
       WHERE lead.id = due.id RETURNING lead.id, due.owner_id AS "ownerId"`,
      [claimedBefore, now],
    );
    return rows;
  }
}
