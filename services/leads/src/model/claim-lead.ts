import type { EntityManager } from 'typeorm';
import type { ClaimWay } from './lead-desk.js';
import { Lead } from './lead.entity.js';
import { recordLeadHistory } from './record-lead-history.js';
import { isUrgent } from './urgency.js';

interface LeadClaim {
  via: ClaimWay;
  /** The person who claims the lead; absent if unknown, as with the button in the office's mail. */
  by?: { id: string; username: string };
}

/**
 * Claims a lead for the first person who says that they have it. If the lead has no owner, this person becomes the
 * owner. Later claims change nothing. Callers must lock the lead.
 *
 * An urgent lead that was claimed before it became urgent can be claimed again, which ends the notifications of the
 * people on call.
 *
 * @returns whether this claim counts
 */
export async function claimLead(manager: EntityManager, lead: Lead, claim: LeadClaim): Promise<boolean> {
  if (lead.claimedAt) return takeUrgent(manager, lead, claim);
  const { via, by } = claim;
  const change = {
    claimedAt: new Date(),
    unclaimedSince: null,
    claimedVia: via,
    claimedBy: by?.username ?? null,
    ownerId: lead.ownerId ?? by?.id ?? null,
    ...(isUrgent(lead) && { urgentTakenAt: new Date() }),
  };
  Object.assign(lead, change);
  await manager.update(Lead, { id: lead.id }, change);
  await recordLeadHistory(manager, lead.id, { kind: 'claimed', actor: by?.username, details: { via } });
  return true;
}

async function takeUrgent(manager: EntityManager, lead: Lead, { via, by }: LeadClaim): Promise<boolean> {
  if (!isUrgent(lead)) return false;
  const takeover = { claimedVia: via, claimedBy: by?.username ?? null, ...(by && { ownerId: by.id }) };
  const answer = { ownerId: lead.ownerId ?? by?.id ?? null };
  const change = { urgentTakenAt: new Date(), ...(via === 'answer' ? answer : takeover) };
  Object.assign(lead, change);
  await manager.update(Lead, { id: lead.id }, change);
  await recordLeadHistory(manager, lead.id, { kind: 'claimed', actor: by?.username, details: { via } });
  return true;
}
