import { Injectable } from '@nestjs/common';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { mayActAs, type Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import { ClaimLinks } from '../lead-links/claim-links.js';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { claimLead } from '../model/claim-lead.js';
import { findLead } from '../model/find-lead.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { StaffService } from '../staff/staff.service.js';
import { toLeadClaim, type LeadClaimResponse } from './lead-claim.response.js';

/**
 * Serves the link in the office's mail with which a lead is claimed. Opening the link claims nothing, because mail
 * scanners open every link.
 */
@Injectable()
export class MailClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ClaimLinks,
    private readonly notifications: OwedMailsRepository,
    private readonly staff: StaffService,
  ) {}

  /** @throws LeadLinkInvalid, ClaimLinkExpired, NotFound (erased or in the bin) */
  async read(token: string): Promise<LeadClaimResponse> {
    return toLeadClaim(await findLead(this.dataSource.manager, this.links.verify(token)));
  }

  /**
   * Claims the lead for the caller if they are signed in and work on leads, otherwise for the office. Changes nothing
   * if somebody has already claimed the lead, unless it has become urgent since (see `claimLead`).
   *
   * @throws LeadLinkInvalid, ClaimLinkExpired, NotFound
   */
  async claim(
    token: string,
    { address, caller }: { address: string; caller?: Identity },
  ): Promise<LeadClaimResponse> {
    const id = this.links.verify(token);
    return this.dataSource.transaction(async (manager) => {
      const lead = await findLead(manager, id, { lock: true });
      const member = caller && mayActAs(caller.role, 'user') ? caller : undefined;
      const isFirst = member
        ? await this.staff.claim(manager, lead, { via: 'mail', caller: member })
        : await claimLead(manager, lead, { via: 'mail' });
      if (isFirst) {
        await this.notifications.drop(manager, id, 'claim');
        const details = { via: 'mail' };
        await recordLeadAudit(manager, {
          ...(member ? byCaller({ caller: member, address }) : { actor: 'visitor', address }),
          action: 'lead_claimed',
          subjectId: id,
          details,
        });
      }
      return toLeadClaim(lead);
    });
  }
}
