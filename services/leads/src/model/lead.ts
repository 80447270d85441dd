import type { Contact } from './contact.entity.js';
import type { Quote } from './quote.entity.js';

/** A lead of either kind, discriminated by `kind`. */
export type Lead = { kind: 'quote'; lead: Quote } | { kind: 'contact'; lead: Contact };

/** A lead's columns without those that are set on insert. */
export type DraftOf<Kept extends Quote | Contact> = Omit<
  Kept,
  'id' | 'reference' | 'createdAt' | 'deletedAt'
>;

/** A lead before it is inserted. */
export type LeadDraft = { kind: 'quote'; lead: DraftOf<Quote> } | { kind: 'contact'; lead: DraftOf<Contact> };
