import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { In, type EntityManager } from 'typeorm';
import { Lead } from './lead.entity.js';

interface FindLeadOptions {
  lock?: boolean;
  withDeleted?: boolean;
}

export const leadNotFound = () => new NotFound('This lead does not exist.');

/** @throws NotFound */
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
  if (!lead) throw leadNotFound();
  return lead;
}

/** Reads leads by their ids, including those in the bin. */
export async function findLeads(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Lead>> {
  const leads = await manager.find(Lead, { where: { id: In(ids) }, withDeleted: true });
  return new Map(leads.map((lead) => [lead.id, lead]));
}
