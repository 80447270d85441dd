import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { In, type EntityManager } from 'typeorm';
import { Lead } from './lead.entity.js';

interface FindLeadOptions {
  /** Locks the row until the transaction ends. */
  lock?: boolean;
  /** Includes leads in the bin. */
  withDeleted?: boolean;
}

export class LeadNotFound extends NotFound {
  constructor() {
    super('This lead does not exist.');
  }
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
  if (!lead) throw new LeadNotFound();
  return lead;
}

/** Reads leads by their ids, those in the bin too. @returns them in the order of the ids */
export async function findLeads(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Array<Lead | undefined>> {
  const leads = await manager.find(Lead, { where: { id: In(ids) }, withDeleted: true });
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  return ids.map((id) => byId.get(id));
}
