import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findLead } from '../model/find-lead.js';
import type { Lead } from '../model/lead.entity.js';
import { PhotoLinks } from '../photos/photo-links.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import type { Delivery } from '../deliveries/delivery.entity.js';

/** What is sent to hooks: the lead as it is at that time. */
@Injectable()
export class WebHookPayloads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PhotoLinks,
  ) {}

  /** The body of a delivery. @throws NotFound if the lead was erased */
  async bodyOf({ kind, leadId, happenedAt }: Delivery): Promise<string> {
    const data = leadId === null ? { hello: 'This is a test.' } : await this.leadOf(leadId);
    return JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data });
  }

  private async leadOf(id: string): Promise<object> {
    const { manager } = this.dataSource;
    const lead = await findLead(manager, id, { withDeleted: true });
    const { ownerId } = lead;
    const owner = ownerId === null ? null : await manager.findOneBy(StaffMember, { id: ownerId });
    return {
      ...factsOf(lead),
      owner: owner && { id: owner.id, username: owner.username },
      url: this.links.siteUrl(`/admin/leads/${lead.reference}`),
    };
  }
}

function factsOf(lead: Lead): object {
  const { id, kind, reference, status, source, name, email, phone, message, language, createdAt } = lead;
  return {
    id,
    reference,
    kind,
    status,
    source,
    name,
    email,
    phone,
    message,
    language,
    createdAt: createdAt.toISOString(),
    subject: lead.subject,
    address: lead.address,
    areaName: lead.areaName,
    services: lead.services ?? [],
    claimedAt: lead.claimedAt?.toISOString() ?? null,
    claimedVia: lead.claimedVia,
    claimedBy: lead.claimedBy,
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    followUpOn: lead.followUpOn,
    quotedCents: lead.quotedCents,
    jobCents: lead.jobCents,
    lostReason: lead.lostReason,
    isInBin: lead.deletedAt !== null,
  };
}
