import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import type { EntityManager } from 'typeorm';
import { Contact } from './contact.entity.js';
import type { Lead } from './lead.js';
import { Quote } from './quote.entity.js';

interface FindLeadOptions {
  /** Keeps others from changing it until the end of the transaction. */
  lock?: boolean;
  /** Also in the bin. */
  withDeleted?: boolean;
}

/** Reads a lead of either kind by its id. @throws NotFound */
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
  throw new NotFound('This lead is not there.');
}

/** The table of a lead. */
export const entityOf = ({ kind }: Pick<Lead, 'kind'>) => (kind === 'quote' ? Quote : Contact);
