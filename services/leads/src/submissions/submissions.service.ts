import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { DataSource, LessThan, QueryFailedError, type EntityManager } from 'typeorm';
import type { LeadKind } from '../leads/lead-status.js';
import { OwedWork, type OwedIds } from '../owed/owed-work.js';
import type { LeadAcceptedResponse } from './lead-accepted.response.js';
import { ReferenceMaker } from './reference.js';
import { Submission } from './submission.entity.js';
import { IdempotencyKeyReused } from './submissions.errors.js';

/** What came in, apart from what becomes of it. */
export interface Intake {
  kind: LeadKind;
  /** The sender's `Idempotency-Key`, if there is one. */
  key?: string;
  contentHash: string;
}

/** The place of a new lead: what it is called, before it is written. */
export interface Place {
  id: string;
  reference: string;
}

const keyLivesMs = 24 * 3_600_000;
const sameContentWithinMs = 10 * 60_000;
const takenReference = /^UQ_(quotes|contacts)_reference$/;
const referenceTries = 5;

/** Takes each submission once, however often and however many at a time it is sent (decision L3). */
@Injectable()
export class SubmissionsService {
  private readonly countAccepted: (kind: string) => void;

  constructor(
    private readonly dataSource: DataSource,
    private readonly references: ReferenceMaker,
    private readonly owedWork: OwedWork,
    metrics: Metrics,
  ) {
    this.countAccepted = metrics.counter('leads_accepted_total', 'Leads that were taken', 'kind');
  }

  /**
   * Runs `write` for a submission that is new, in one transaction with the note that it came, and wakes the
   * workers after the commit. One that came before is answered with the first result.
   *
   * @throws IdempotencyKeyReused
   */
  async takeOnce(
    intake: Intake,
    write: (manager: EntityManager, place: Place) => Promise<OwedIds>,
  ): Promise<LeadAcceptedResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { submission, owed } = await this.dataSource.transaction((manager) =>
          this.take(manager, intake, write),
        );
        if (owed) {
          this.countAccepted(intake.kind);
          this.owedWork.announce(owed);
        }
        return toResponse(submission);
      } catch (error) {
        if (attempt >= referenceTries || !isReferenceTaken(error)) throw error;
      }
    }
  }

  /** Forgets what can no longer be asked for. */
  async purge(): Promise<void> {
    await this.dataSource
      .getRepository(Submission)
      .delete({ createdAt: LessThan(new Date(Date.now() - keyLivesMs)) });
  }

  private async take(
    manager: EntityManager,
    intake: Intake,
    write: (manager: EntityManager, place: Place) => Promise<OwedIds>,
  ): Promise<{ submission: Submission; owed?: OwedIds }> {
    const slot = slotOf(intake);
    const fresh = await this.occupy(manager, slot, intake);
    if (fresh) {
      const owed = await write(manager, { id: fresh.leadId, reference: fresh.reference });
      return { submission: fresh, owed };
    }
    const earlier = await manager.findOneByOrFail(Submission, { slot });
    if (earlier.kind !== intake.kind || earlier.contentHash !== intake.contentHash)
      throw new IdempotencyKeyReused();
    return { submission: earlier };
  }

  /**
   * Puts the submission into its slot, where that is free or has expired. Of several at once PostgreSQL lets one
   * in and makes the others wait for its commit, after which they find the slot taken.
   */
  private async occupy(
    manager: EntityManager,
    slot: string,
    intake: Intake,
  ): Promise<Submission | undefined> {
    const { kind, contentHash } = intake;
    const reference = this.references.next(kind);
    const rows: Array<{ leadId: string; createdAt: Date }> = await manager.query(
      `INSERT INTO submissions AS held (slot, kind, content_hash, reference) VALUES ($1, $2, $3, $4)
       ON CONFLICT (slot) DO UPDATE
         SET kind = excluded.kind, content_hash = excluded.content_hash, reference = excluded.reference,
             lead_id = excluded.lead_id, created_at = excluded.created_at
         WHERE held.created_at < now() - $5::bigint * interval '1 millisecond'
       RETURNING lead_id AS "leadId", created_at AS "createdAt"`,
      [slot, kind, contentHash, reference, intake.key ? keyLivesMs : sameContentWithinMs],
    );
    const [row] = rows;
    return row && Object.assign(new Submission(), { slot, kind, contentHash, reference, ...row });
  }
}

function slotOf({ key, kind, contentHash }: Intake): string {
  const name = key ? `key:${key}` : `content:${kind}:${contentHash}`;
  return createHash('sha256').update(name).digest('hex');
}

function isReferenceTaken(error: unknown): boolean {
  const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as {
    constraint?: string;
  };
  return constraint !== undefined && takenReference.test(constraint);
}

function toResponse({ leadId, reference, createdAt }: Submission): LeadAcceptedResponse {
  return { id: leadId, reference, createdAt: createdAt.toISOString() };
}
