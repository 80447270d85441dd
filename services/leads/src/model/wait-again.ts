import type { EntityManager } from 'typeorm';
import { Lead } from './lead.entity.js';
import { recordLeadHistory } from './record-lead-history.js';

/**
 * Records that the customer acted on an answered or closed lead: the lead waits for the firm again, and a closed lead
 * is reopened. New leads, spam, and leads that already wait keep their `waitingSince`. Callers must lock the lead.
 */
export async function waitAgain(manager: EntityManager, lead: Lead, at = new Date()): Promise<void> {
  if (lead.status === 'new' || lead.status === 'spam' || lead.waitingSince !== null) return;
  const { status: from } = lead;
  const change = { waitingSince: at, status: 'contacted' as const, lostReason: null };
  Object.assign(lead, change);
  await manager.update(Lead, { id: lead.id }, change);
  if (from !== 'contacted') {
    const details = { from, to: 'contacted' };
    await recordLeadHistory(manager, lead.id, { kind: 'status_changed', details });
  }
  await recordLeadHistory(manager, lead.id, { kind: 'waits_again' });
}
