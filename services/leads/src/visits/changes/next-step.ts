import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import type { EntityManager } from 'typeorm';
import { LeadHistory } from '../../model/lead-history.entity.js';
import { Lead } from '../../model/lead.entity.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';

/** Number of days that a visitor has to book again before the office is reminded of the lead. */
const daysToBookAgain = 2;

/**
 * Plans a lead's next step after a visit that crew made (`done`), or that the visitor can book again. The office would
 * otherwise not be reminded of the lead. A step that staff planned for today or later stays, and a new lead needs none,
 * because it still waits for an answer. Callers must lock the lead.
 */
export async function planNextStep(
  manager: EntityManager,
  lead: Lead,
  visit: 'done' | 'no_show' | 'cancelled',
): Promise<void> {
  if (lead.status !== 'contacted' || (lead.followUpOn ?? '') >= officeDay()) return;
  await setFollowUp(manager, lead, visit === 'done' ? officeDay() : officeDayIn(daysToBookAgain));
}

/** Removes the step that {@link planNextStep} planned, because the visitor has a visit again. */
export async function dropNextStep(manager: EntityManager, lead: Lead): Promise<void> {
  if (lead.followUpOn === null) return;
  const planned = await manager.findOne(LeadHistory, {
    where: { leadId: lead.id, kind: 'follow_up_changed' },
    order: { at: 'DESC' },
  });
  if (planned?.actor === null) await setFollowUp(manager, lead, null);
}

async function setFollowUp(manager: EntityManager, lead: Lead, to: string | null): Promise<void> {
  const details = { from: lead.followUpOn, to };
  lead.followUpOn = to;
  await manager.update(Lead, { id: lead.id }, { followUpOn: to });
  await recordLeadHistory(manager, lead.id, { kind: 'follow_up_changed', details });
}
