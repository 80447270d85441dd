import type { CreateContactDto } from '../../src/intake/contacts/dto/create-contact.dto.js';
import type { CreateQuoteDto } from '../../src/intake/quotes/dto/create-quote.dto.js';

let count = 0;

/** Returns a valid quote request with a unique name and mail address. */
export function aQuote(changes: Partial<Record<keyof CreateQuoteDto, unknown>> = {}): object {
  count += 1;
  return {
    name: `Ann Palmer ${count}`,
    email: `ann${count}@visitor.test`,
    phone: '(239) 555-0101',
    address: '12 Gulf Shore Blvd, Naples, FL 34103',
    services: ['irrigation', 'lighting'],
    message: 'Two zones stay dry and the path is dark.',
    ...changes,
  };
}

/** Returns a valid contact message with a unique name and mail address. */
export function aContact(changes: Partial<Record<keyof CreateContactDto, unknown>> = {}): object {
  count += 1;
  return {
    name: `Ben Ortiz ${count}`,
    email: `ben${count}@visitor.test`,
    phone: '',
    subject: 'Opening hours',
    message: 'Are you open on the day after Thanksgiving?',
    ...changes,
  };
}
