import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { LeadHistory } from './lead-history.entity.js';

export type LeadEvent = Pick<LeadHistory, 'kind'> &
  Partial<Pick<LeadHistory, 'details'>> & {
    /** User name of the member of staff; absent for visitors and the system. */
    actor?: string;
  };

/**
 * Records an event in a lead's history. Callers must use the transaction of the change.
 *
 * @returns the id of the event
 */
export async function recordLeadHistory(
  manager: EntityManager,
  leadId: string,
  event: LeadEvent,
): Promise<string> {
  const added = await manager.insert(LeadHistory, {
    leadId,
    ...event,
  } as QueryDeepPartialEntity<LeadHistory>);
  return (added.identifiers[0] as Pick<LeadHistory, 'id'>).id;
}
