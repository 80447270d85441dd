import type { Contact } from './contact.entity.js';
import type { Quote } from './quote.entity.js';

/** Either kind of lead, told apart. */
export type Lead = { kind: 'quote'; lead: Quote } | { kind: 'contact'; lead: Contact };

/** What a visitor sent and what we make of it; its name, its time and its id come when it is written. */
export type DraftOf<Kept extends Quote | Contact> = Omit<
  Kept,
  'id' | 'reference' | 'createdAt' | 'deletedAt'
>;

/** A lead before it is written. */
export type LeadDraft = { kind: 'quote'; lead: DraftOf<Quote> } | { kind: 'contact'; lead: DraftOf<Contact> };
