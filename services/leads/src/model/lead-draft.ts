import type { Lead } from './lead.entity.js';

/** What becomes of a lead after its arrival: empty at first. */
type Later =
  | 'ownerId'
  | 'followUpOn'
  | 'claimedAt'
  | 'claimedVia'
  | 'claimedBy'
  | 'answeredAt'
  | 'quotedCents'
  | 'jobCents'
  | 'lostReason';

/** Columns that PostgreSQL fills unless the draft does. */
type Defaulted =
  | 'source'
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
  | OfQuotes
  | OfContacts;

type OfQuotes = 'address' | 'services' | 'areaMatch' | 'areaName';
type OfContacts = 'subject';

/** A lead before it is inserted. */
export type LeadDraft = Omit<Lead, 'id' | 'reference' | 'createdAt' | Later | Defaulted> &
  Partial<Pick<Lead, Defaulted>>;
