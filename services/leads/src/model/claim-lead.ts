import type { EntityManager } from 'typeorm';
import { entityOf } from './find-lead.js';
import type { Lead } from './lead.js';
import type { ClaimWay } from './lead-desk.js';
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
export async function claimLead(manager: EntityManager, subject: Lead, claim: LeadClaim): Promise<boolean> {
  const { kind, lead } = subject;
  if (lead.claimedAt) return false;
  const { via, by } = claim;
  const change = {
    claimedAt: new Date(),
    claimedVia: via,
    claimedBy: by?.username ?? null,
    ownerId: lead.ownerId ?? by?.id ?? null,
  };
  Object.assign(lead, change);
  await manager.update(entityOf(subject), { id: lead.id }, change);
  await recordLeadHistory(
    manager,
    { kind, id: lead.id },
    { kind: 'claimed', actor: by?.username, details: { via } },
  );
  return true;
}
