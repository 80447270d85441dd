import type { EntityManager } from 'typeorm';
import { Lead } from './lead.entity.js';
import { recordLeadHistory } from './record-lead-history.js';

/**
 * Notes that the customer did something on an answered lead: it waits for the firm again (N7), and one that was closed is open
 * again. Until the first answer it waits from its arrival on, and one that waits already keeps its place. Lock the lead first.
 */
export async function waitAgain(manager: EntityManager, lead: Lead, at = new Date()): Promise<void> {
  if (lead.status === 'new' || lead.status === 'spam' || lead.waitingSince !== null) return;
  const change = { waitingSince: at, status: 'contacted' as const, lostReason: null };
  Object.assign(lead, change);
  await manager.update(Lead, { id: lead.id }, change);
  await recordLeadHistory(manager, lead.id, { kind: 'waits_again' });
}
