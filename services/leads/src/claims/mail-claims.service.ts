import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClaimLinks } from '../mail/claim-links/claim-links.js';
import { findLead } from '../model/find-lead.js';
import type { Lead } from '../model/lead.js';
import { LeadHistory } from '../model/lead-history.entity.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { ClaimsRepository } from './claims.repository.js';
import { toLeadClaim, type LeadClaimResponse } from './lead-claim.response.js';

/** Claims by the button in the office's mails (D12). Reading changes nothing, for mail scanners read every link. */
@Injectable()
export class MailClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ClaimLinks,
    private readonly claims: ClaimsRepository,
  ) {}

  /** @throws ClaimLinkInvalid, ClaimLinkExpired, NotFound (erased or in the bin) */
  async read(token: string): Promise<LeadClaimResponse> {
    const { manager } = this.dataSource;
    return respond(manager, await findLead(manager, this.links.verify(token)));
  }

  /** Claims the lead unless somebody has it. @throws ClaimLinkInvalid, ClaimLinkExpired, NotFound */
  async claim(token: string, address: string): Promise<LeadClaimResponse> {
    const id = this.links.verify(token);
    return this.dataSource.transaction(async (manager) => {
      const lead = await findLead(manager, id, { lock: true });
      if (await this.claims.claim(manager, lead, { via: 'mail' })) {
        const details = { via: 'mail' };
        await recordLeadAudit(manager, {
          actor: 'visitor',
          action: 'lead_claimed',
          subjectId: id,
          address,
          details,
        });
      }
      return respond(manager, await findLead(manager, id));
    });
  }
}

async function respond(manager: EntityManager, found: Lead): Promise<LeadClaimResponse> {
  const { kind, lead } = found;
  if (lead.claimedAt === null) return toLeadClaim(found, null);
  const claim = await manager.findOne(LeadHistory, {
    where: { [`${kind}Id`]: lead.id, kind: 'claimed' },
    order: { at: 'DESC' },
  });
  return toLeadClaim(found, claim?.actor ?? null);
}
