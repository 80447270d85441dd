import type { Contact } from '../contacts/contact.entity.js';
import type { Quote } from '../quotes/quote.entity.js';

/** Either kind of lead, told apart. */
export type Lead = { kind: 'quote'; lead: Quote } | { kind: 'contact'; lead: Contact };
