import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import { DataSource, LessThan, QueryFailedError, type EntityManager } from 'typeorm';
import type { LeadDraft } from '../../model/lead.js';
import type { LeadKind } from '../../model/lead-status.js';
import { NotificationsService } from '../../mail/notifications/notifications.service.js';
import { OwedWork, type OwedIds } from '../../outbox/owed-work.js';
import { Quote } from '../../model/quote.entity.js';
import { insertLead } from './insert-lead.js';
import type { LeadAcceptedResponse } from './lead-accepted.response.js';
import { ReferenceMaker } from './reference.js';
import { Submission } from './submission.entity.js';
import { IdempotencyKeyReused } from './submissions.errors.js';

/** What came in, apart from what becomes of it. */
export interface Intake {
  /** The sender's `Idempotency-Key`, if there is one. */
  key?: string;
  contentHash: string;
}

/** Writes what comes with a lead, in the transaction that writes the lead. @returns the ids of its photos */
type WriteAlongside = (manager: EntityManager, leadId: string) => Promise<string[]>;

interface Taken {
  id: string;
  reference: string;
  createdAt: Date;
  photosNotKept: number;
  /** What this submission owes; nothing for one that came before. */
  owed?: OwedIds;
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
    private readonly notifications: NotificationsService,
    private readonly owedWork: OwedWork,
    metrics: Metrics,
  ) {
    this.countAccepted = metrics.counter('leads_accepted_total', 'Leads that were taken', 'kind');
  }

  /**
   * Writes the lead of a submission that is new, with the note that it came and the mail owed for it, and wakes the
   * workers after the commit. One that came before is answered with the first result.
   *
   * @throws IdempotencyKeyReused
   */
  async takeOnce(
    intake: Intake,
    draft: LeadDraft,
    writeAlongside?: WriteAlongside,
  ): Promise<LeadAcceptedResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { owed, photosNotKept, ...lead } = await this.take(intake, draft, writeAlongside);
        if (owed) {
          this.countAccepted(draft.kind);
          this.owedWork.announce(owed);
        }
        return {
          ...lead,
          createdAt: lead.createdAt.toISOString(),
          ...(photosNotKept > 0 && { photosKept: false }),
        };
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

  private async take(intake: Intake, draft: LeadDraft, writeAlongside?: WriteAlongside): Promise<Taken> {
    // One statement is a transaction by itself, without two more ways to the database.
    if (!writeAlongside) return this.write(this.dataSource.manager, intake, draft);
    return this.dataSource.transaction(async (manager) => {
      const taken = await this.write(manager, intake, draft);
      if (!taken.owed) return taken;
      return { ...taken, owed: { ...taken.owed, photoIds: await writeAlongside(manager, taken.id) } };
    });
  }

  /**
   * Puts the submission into its slot, where that is free or has expired, and with it writes the lead and its owed
   * mail. Of several at once PostgreSQL lets one in and makes the others wait for its commit, after which they find
   * the slot taken.
   */
  private async write(manager: EntityManager, intake: Intake, draft: LeadDraft): Promise<Taken> {
    const slot = slotOf(intake, draft.kind);
    const parameters = new StatementParameters();
    const held = [slot, draft.kind, intake.contentHash, this.references.next(draft.kind)];
    type Row = Omit<Taken, 'photosNotKept'> & { notificationIds: string[]; isCeilingReached: boolean };
    const [row]: Row[] = await manager.query(
      `WITH taken AS (
         INSERT INTO submissions AS held (slot, kind, content_hash, reference)
         VALUES (${held.map((value) => parameters.add(value)).join(', ')})
         ON CONFLICT (slot) DO UPDATE
           SET kind = excluded.kind, content_hash = excluded.content_hash, reference = excluded.reference,
               lead_id = excluded.lead_id, created_at = excluded.created_at
           WHERE held.created_at <
                 now() - ${parameters.add(intake.key ? keyLivesMs : sameContentWithinMs)}::bigint * interval '1 millisecond'
         RETURNING lead_id, reference, created_at),
       ${insertLead(this.dataSource, draft, parameters)},
       ${this.notifications.mailsOf(draft, parameters)}
       SELECT lead_id AS id, reference, created_at AS "createdAt",
              ARRAY(SELECT id FROM mails) AS "notificationIds",
              (SELECT is_reached FROM receipt_ceiling) AS "isCeilingReached" FROM taken`,
      parameters.values,
    );
    if (!row) return this.findEarlier(manager, slot, intake, draft.kind);
    const { notificationIds, isCeilingReached, ...lead } = row;
    this.notifications.noteCeiling(isCeilingReached);
    const photosNotKept = draft.kind === 'quote' ? draft.lead.photosNotKept : 0;
    return { ...lead, photosNotKept, owed: { notificationIds, photoIds: [] } };
  }

  /** @throws IdempotencyKeyReused */
  private async findEarlier(
    manager: EntityManager,
    slot: string,
    intake: Intake,
    kind: LeadKind,
  ): Promise<Taken> {
    const earlier = await manager.findOneByOrFail(Submission, { slot });
    if (earlier.kind !== kind || earlier.contentHash !== intake.contentHash) throw new IdempotencyKeyReused();
    const { leadId: id, reference, createdAt } = earlier;
    const quote = kind === 'quote' && (await manager.findOne(Quote, { where: { id }, withDeleted: true }));
    return { id, reference, createdAt, photosNotKept: quote ? quote.photosNotKept : 0 };
  }
}

function slotOf({ key, contentHash }: Intake, kind: LeadKind): string {
  const name = key ? `key:${key}` : `content:${kind}:${contentHash}`;
  return createHash('sha256').update(name).digest('hex');
}

function isReferenceTaken(error: unknown): boolean {
  const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as {
    constraint?: string;
  };
  return constraint !== undefined && takenReference.test(constraint);
}
