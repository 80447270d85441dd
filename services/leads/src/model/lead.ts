import type { Contact } from './contact.entity.js';
import type { Quote } from './quote.entity.js';

/** A lead of either kind, discriminated by `kind`. */
export type Lead = { kind: 'quote'; lead: Quote } | { kind: 'contact'; lead: Contact };

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

type Arrival =
  'source' | 'firstPage' | 'referrerHost' | 'utm' | 'heardFrom' | 'guide' | 'photosNotKept' | 'phoneE164';

/** A lead's columns without those that are set on insert. */
export type DraftOf<Kept extends Quote | Contact> = Omit<
  Kept,
  'id' | 'reference' | 'createdAt' | 'deletedAt' | 'isProof' | Later | Arrival
> &
  Partial<Pick<Kept, Arrival>>;

type ContactDraft = DraftOf<Contact> & Partial<Pick<Contact, 'isProof' | 'deletedAt'>>;

/** A lead before it is inserted. */
export type LeadDraft = { kind: 'quote'; lead: DraftOf<Quote> } | { kind: 'contact'; lead: ContactDraft };
