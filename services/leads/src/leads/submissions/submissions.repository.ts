import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Submission } from './submission.entity.js';

const keyLifetimeMs = 24 * 3_600_000;
const duplicateWindowMs = 10 * 60_000;

/** A submission that wants its slot. */
export type SubmissionClaim = Pick<Submission, 'slot' | 'kind' | 'contentHash' | 'reference'> & {
  /** The slot comes from an `Idempotency-Key`. */
  hasKey: boolean;
};

/** Idempotency slots: each submission takes one (decision L3). */
@Injectable()
export class SubmissionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes the slot if it is free or has expired. Concurrent calls wait in PostgreSQL for the first one to commit, and
   * then find the slot taken.
   *
   * @returns undefined if the slot is taken
   */
  async take(manager: EntityManager, claim: SubmissionClaim): Promise<Submission | undefined> {
    const { slot, kind, contentHash, reference, hasKey } = claim;
    const rows: Submission[] = await manager.query(
      `INSERT INTO submissions AS held (slot, kind, content_hash, reference) VALUES ($1, $2, $3, $4)
       ON CONFLICT (slot) DO UPDATE
         SET kind = excluded.kind, content_hash = excluded.content_hash, reference = excluded.reference,
             lead_id = excluded.lead_id, created_at = excluded.created_at
         WHERE held.created_at < now() - $5::bigint * interval '1 millisecond'
       RETURNING slot, kind, content_hash AS "contentHash", lead_id AS "leadId", reference, created_at AS "createdAt"`,
      [slot, kind, contentHash, reference, hasKey ? keyLifetimeMs : duplicateWindowMs],
    );
    return rows[0];
  }

  /** Deletes expired submissions. */
  async purge(): Promise<void> {
    await this.dataSource
      .getRepository(Submission)
      .delete({ createdAt: LessThan(new Date(Date.now() - keyLifetimeMs)) });
  }
}
