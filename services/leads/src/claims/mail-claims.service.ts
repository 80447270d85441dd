import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClaimLinks } from '../mail/claim-links/claim-links.js';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { claimLead } from '../model/claim-lead.js';
import { findLead } from '../model/find-lead.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { toLeadClaim, type LeadClaimResponse } from './lead-claim.response.js';

/** Claims by the button in the office's mails (D12). Reading changes nothing, for mail scanners read every link. */
@Injectable()
export class MailClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ClaimLinks,
    private readonly notifications: OwedMailsRepository,
  ) {}

  /** @throws ClaimLinkInvalid, ClaimLinkExpired, NotFound (erased or in the bin) */
  async read(token: string): Promise<LeadClaimResponse> {
    return toLeadClaim(await findLead(this.dataSource.manager, this.links.verify(token)));
  }

  /** Claims the lead unless somebody has it. @throws ClaimLinkInvalid, ClaimLinkExpired, NotFound */
  async claim(token: string, address: string): Promise<LeadClaimResponse> {
    const id = this.links.verify(token);
    return this.dataSource.transaction(async (manager) => {
      const lead = await findLead(manager, id, { lock: true });
      if (await claimLead(manager, lead, { via: 'mail' })) {
        await this.notifications.drop(manager, id, 'claim');
        const details = { via: 'mail' };
        await recordLeadAudit(manager, {
          actor: 'visitor',
          action: 'lead_claimed',
          subjectId: id,
          address,
          details,
        });
      }
      return toLeadClaim(lead);
    });
  }
}
