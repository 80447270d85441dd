import type { EntityManager } from 'typeorm';
import type { ClaimWay } from './lead-desk.js';
import { Lead } from './lead.entity.js';
import { recordLeadHistory } from './record-lead-history.js';

/** Somebody's word that they have a lead. */
export interface LeadClaim {
  via: ClaimWay;
  /** Absent where it is not known who it is, as in the office's mail. */
  by?: { id: string; username: string };
}

/**
 * Claims a lead for the first one who says that they have it (D12), and makes them its owner if it has none. Lock the
 * lead first. Later claims change nothing.
 *
 * @returns whether this was the first claim
 */
export async function claimLead(manager: EntityManager, lead: Lead, claim: LeadClaim): Promise<boolean> {
  if (lead.claimedAt) return false;
  const { via, by } = claim;
  const change = {
    claimedAt: new Date(),
    unclaimedSince: null,
    claimedVia: via,
    claimedBy: by?.username ?? null,
    ownerId: lead.ownerId ?? by?.id ?? null,
  };
  Object.assign(lead, change);
  await manager.update(Lead, { id: lead.id }, change);
  await recordLeadHistory(manager, lead.id, { kind: 'claimed', actor: by?.username, details: { via } });
  return true;
}
