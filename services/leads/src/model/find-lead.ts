import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import type { EntityManager } from 'typeorm';
import { Contact } from './contact.entity.js';
import type { Lead } from './lead.js';
import { Quote } from './quote.entity.js';

interface FindLeadOptions {
  /** Locks the row until the transaction ends. */
  lock?: boolean;
  /** Includes leads in the bin. */
  withDeleted?: boolean;
}

/** Reads a quote or a contact by its id. @throws NotFound */
export async function findLead(
  manager: EntityManager,
  id: string,
  { lock = false, withDeleted = false }: FindLeadOptions = {},
): Promise<Lead> {
  const options = {
    where: { id },
    withDeleted,
    ...(lock && { lock: { mode: 'pessimistic_write' as const } }),
  };
  const quote = await manager.findOne(Quote, options);
  if (quote) return { kind: 'quote', lead: quote };
  const contact = await manager.findOne(Contact, options);
  if (contact) return { kind: 'contact', lead: contact };
  throw new NotFound('This lead does not exist.');
}

/** The entity of a lead's kind. */
export const entityOf = ({ kind }: Pick<Lead, 'kind'>) => (kind === 'quote' ? Quote : Contact);
