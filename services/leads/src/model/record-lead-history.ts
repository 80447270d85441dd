import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import type { LeadKind } from './lead-status.js';
import { LeadHistory } from './lead-history.entity.js';
import { leadColumn } from './of-lead.js';

/** An event to record. */
export type LeadEvent = Pick<LeadHistory, 'kind'> &
  Partial<Pick<LeadHistory, 'details'>> & {
    /** Who did it; absent for the system. */
    actor?: string;
  };

/** Adds to a lead's history. Call it in the transaction of the change. */
export async function recordLeadHistory(
  manager: EntityManager,
  { kind, id }: { kind: LeadKind; id: string },
  event: LeadEvent,
): Promise<void> {
  const owner = leadColumn({ kind, id });
  await manager.insert(LeadHistory, { ...owner, ...event } as QueryDeepPartialEntity<LeadHistory>);
}
