import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import type { EntityManager } from 'typeorm';
import { Lead } from './lead.entity.js';

interface FindLeadOptions {
  /** Locks the row until the transaction ends. */
  lock?: boolean;
  /** Includes leads in the bin. */
  withDeleted?: boolean;
}

/** Reads a lead by its id. @throws NotFound */
export async function findLead(
  manager: EntityManager,
  id: string,
  { lock = false, withDeleted = false }: FindLeadOptions = {},
): Promise<Lead> {
  const lead = await manager.findOne(Lead, {
    where: { id },
    withDeleted,
    ...(lock && { lock: { mode: 'pessimistic_write' as const } }),
  });
  if (!lead) throw new NotFound('This lead does not exist.');
  return lead;
}
