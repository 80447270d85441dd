import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { violatedConstraint } from '@sandhill/platform/errors/violated-constraint.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../mail/notifications/notifications.service.js';
import { VisitorLinks } from '../../lead-links/visitor-links.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import { leadKinds, type LeadKind } from '../../model/lead-status.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { PhotoBudget } from '../../photos/photo-budget.js';
import type { CheckedPhoto } from '../../photos/photo-intake.js';
import { PhotosService } from '../../photos/photos.service.js';
import type { LeadAcceptedResponse } from './lead-accepted.response.js';
import type { AcceptedSubmission, NewSubmission } from './new-submission.js';
import { ReferenceGenerator } from './reference.js';
import type { Submission } from './submission.entity.js';
import { IdempotencyKeyReused } from './submissions.errors.js';
import { SubmissionsRepository } from './submissions.repository.js';

interface Intake {
  /** The `Idempotency-Key` header. */
  key?: string;
  contentHash: string;
  draft: LeadDraft;
  photos?: readonly CheckedPhoto[];
  /**
   * The visitor's IP address, which limits how often the person on call is notified; absent for leads that staff type
   * in.
   */
  address?: string;
  /** Whether staff typed the lead in and want a receipt sent to the visitor. */
  isReceiptWished?: boolean;
  /** Further work in the transaction that adds the lead. */
  afterInsert?: (manager: EntityManager, leadId: string) => Promise<void>;
}

interface Accepted {
  submission: Submission;
  photosNotKept: number;
  page: string;
  /** The mails and photos to enqueue; absent for a repeat. */
  owed?: { mailIds: string[]; photoIds: string[] };
}

const maxReferenceAttempts = 5;

/** Accepts each submission once, however often it is sent and however many copies arrive at the same time. */
@Injectable()
export class SubmissionsService {
  private readonly countAccepted: (kind: LeadKind) => void;

  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly references: ReferenceGenerator,
    private readonly photos: PhotosService,
    private readonly budget: PhotoBudget,
    private readonly notifications: NotificationsService,
    private readonly deliveries: DeliveryQueue,
    private readonly links: VisitorLinks,
    metrics: Metrics,
  ) {
    this.countAccepted = metrics.counter({
      name: 'leads_accepted_total',
      help: 'Accepted leads',
      label: 'kind',
      kinds: leadKinds,
    });
  }

  /**
   * Accepts a lead. Resolves when the lead, its photos and its `owed` mails are committed; the workers are notified
   * after the commit. A repeated call returns the first result. If the photo budget is used up or the disk is too full,
   * the lead is accepted without its photos, and the number of missing photos is recorded.
   *
   * @throws IdempotencyKeyReused
   */
  async accept(intake: Intake): Promise<LeadAcceptedResponse> {
    const { photos = [] } = intake;
    if (photos.length === 0) return this.commit(intake);
    const reservation = await this.budget.reserve(photos.reduce((sum, { bytes }) => sum + bytes.length, 0));
    try {
      return await this.commit(reservation ? intake : withoutPhotos(intake, photos.length));
    } finally {
      reservation?.release();
    }
  }

  /** Runs the transaction, and repeats it if the random reference is taken. Each attempt draws another reference. */
  private async commit(intake: Intake): Promise<LeadAcceptedResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const isOneStatement = !intake.photos?.length && !intake.afterInsert && !callerOf(intake);
        return this.answer(await (isOneStatement ? this.writeTogether(intake) : this.writeAlone(intake)));
      } catch (error) {
        if (attempt >= maxReferenceAttempts || violatedConstraint(error) !== 'UQ_leads_reference')
          throw error;
      }
    }
  }

  private async writeTogether(intake: Intake): Promise<Accepted> {
    const next = this.next(intake);
    const submission = await this.submissions.insert(next);
    return submission ? this.accepted(next, submission) : this.findEarlier(next);
  }

  private async writeAlone(intake: Intake): Promise<Accepted> {
    const { photos = [], afterInsert } = intake;
    return this.submissions.transaction(async (manager) => {
      const next = this.next(intake);
      const submission = await this.submissions.insertWithin(manager, next);
      if (!submission) return this.findEarlier(next, manager);
      const { leadId } = submission;
      const photoIds = await this.photos.save(manager, leadId, photos);
      const caller = callerOf(intake);
      if (caller) await this.submissions.markUrgent(manager, leadId, caller);
      await afterInsert?.(manager, leadId);
      return this.accepted(next, submission, photoIds);
    });
  }

  private next(intake: Intake): NewSubmission {
    const draft = intake.draft.status === 'spam' ? { ...intake.draft, waitingSince: null } : intake.draft;
    return {
      claim: { ...idempotencyOf(intake), reference: this.references.next(draft.kind) },
      draft,
      owed: this.notifications.owedBy(draft, intake),
    };
  }

  private accepted(
    { draft }: NewSubmission,
    submission: AcceptedSubmission,
    photoIds: string[] = [],
  ): Accepted {
    const { leadId, mailIds } = submission;
    const page = this.links.pathOf({ id: leadId, language: draft.language });
    return { submission, photosNotKept: draft.photosNotKept ?? 0, page, owed: { mailIds, photoIds } };
  }

  /**
   * Finds the lead of the earlier submission that has taken an idempotency slot.
   *
   * @throws IdempotencyKeyReused if the kind or the content differs
   */
  private async findEarlier({ claim }: NewSubmission, manager?: EntityManager): Promise<Accepted> {
    const { submission, lead } = await this.submissions.find(claim.slot, manager);
    const { kind, contentHash } = submission;
    if (kind !== claim.kind || contentHash !== claim.contentHash) throw new IdempotencyKeyReused();
    return { submission, photosNotKept: lead.photosNotKept, page: this.links.pathOf(lead) };
  }

  private answer({ submission, photosNotKept, page, owed }: Accepted): LeadAcceptedResponse {
    if (owed) {
      this.countAccepted(submission.kind);
      // The photos are enqueued first: moving them makes the thumbnails, which are then often ready for the mail.
      this.photos.enqueueMoves(owed.photoIds);
      this.deliveries.enqueueInBackground('mail', owed.mailIds);
    }
    return {
      id: submission.leadId,
      reference: submission.reference,
      createdAt: submission.createdAt.toISOString(),
      page,
      ...(photosNotKept > 0 && { photosKept: false }),
      ...(!this.notifications.sendsReceipts && { receipts: false }),
    };
  }
}

/**
 * Returns the IP address whose limit of urgent leads applies to a lead; undefined if the person on call is not to be
 * notified.
 */
const callerOf = ({ draft: { status, urgency }, address }: Intake) =>
  urgency && status !== 'spam' ? address : undefined;

function withoutPhotos({ draft, ...intake }: Intake, photosNotKept: number): Intake {
  return { ...intake, draft: { ...draft, photosNotKept }, photos: [] };
}

function idempotencyOf({ key, contentHash, draft: { kind } }: Intake) {
  const name = key ? `key:${key}` : `content:${kind}:${contentHash}`;
  const slot = createHash('sha256').update(name).digest('hex');
  return { slot, kind, contentHash, hasKey: key !== undefined };
}
