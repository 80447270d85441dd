import type { Lead } from './lead.entity.js';

/** Columns that are empty when a lead arrives and set later. */
type Later =
  | 'ownerId'
  | 'followUpOn'
  | 'claimedAt'
  | 'claimedVia'
  | 'claimedBy'
  | 'answeredAt'
  | 'quotedCents'
  | 'jobCents'
  | 'lostReason'
  | 'urgentTakenAt'
  | 'givenBackAt'
  | 'photosAddedAt'
  | 'urgentSince';

/** Columns that a draft may leave out. They then get their default value, or null. */
type OptionalColumn =
  | 'source'
  | 'doorId'
  | 'doorName'
  | 'externalId'
  | 'firstPage'
  | 'referrerHost'
  | 'utm'
  | 'heardFrom'
  | 'guide'
  | 'photosNotKept'
  | 'phoneE164'
  | 'isProof'
  | 'waitingSince'
  | 'unclaimedSince'
  | 'deletedAt'
  | 'pageGeneration'
  | 'urgency'
  | 'textConsentAt'
  | 'textConsentWords'
  | OfQuotes
  | OfContacts;

type OfQuotes = 'address' | 'services' | 'areaMatch' | 'areaName';
type OfContacts = 'subject';

export type LeadDraft = Omit<Lead, 'id' | 'reference' | 'createdAt' | Later | OptionalColumn> &
  Partial<Pick<Lead, OptionalColumn>>;
