import type { OwedMails } from '../../mail/notifications/notifications.service.js';
import type { LeadDraft } from '../../model/lead-draft.js';
import type { Submission } from './submission.entity.js';

interface SubmissionClaim extends Pick<Submission, 'slot' | 'kind' | 'contentHash' | 'reference'> {
  hasKey: boolean;
}

/** A lead that is to be saved, with its idempotency slot and the mails to queue for it. */
export interface NewSubmission {
  claim: SubmissionClaim;
  draft: LeadDraft;
  owed: OwedMails;
}

export type AcceptedSubmission = Submission & { mailIds: string[] };
