import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { VisitorLinks } from '../lead-links/visitor-links.js';
import { entriesOf } from '../model/guide-pages.js';
import { textConsentOf } from '../model/text-consent.js';
import { WebHookFactsRepository } from './web-hook-facts.repository.js';
import { findLead } from '../model/find-lead.js';
import type { Lead } from '../model/lead.entity.js';
import { PhotoLinks } from '../photos/photo-links.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { Visit } from '../visits/model/visit.entity.js';
import type { Delivery } from '../deliveries/delivery.entity.js';

/**
 * Builds the payloads of web hooks: the lead with its visit, owner, messages, notes and chat at the time of sending.
 * The payload contains links to the lead's photos, valid for 30 days.
 */
@Injectable()
export class WebHookPayloads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PhotoLinks,
    private readonly pages: VisitorLinks,
    private readonly facts: WebHookFactsRepository,
    private readonly site: PublishedContent,
  ) {}

  /** @throws NotFound if the lead was erased */
  async bodyOf({ kind, leadId, happenedAt }: Delivery): Promise<string> {
    const data = leadId === null ? { hello: 'This is a test.' } : await this.leadOf(leadId);
    return JSON.stringify({ type: kind, timestamp: happenedAt.toISOString(), data });
  }

  private async leadOf(id: string): Promise<object> {
    const { manager } = this.dataSource;
    const lead = await findLead(manager, id, { withDeleted: true });
    const { ownerId } = lead;
    const { photoIds, messages, notes, chat } = await this.facts.read(id);
    const owner = ownerId === null ? null : await manager.findOneBy(StaffMember, { id: ownerId });
    return {
      ...factsOf(lead),
      visit: await visitOf(manager, id),
      owner: owner && { id: owner.id, username: owner.username },
      guide: entriesOf(lead.guide, this.site.guide).map((entry) => ({
        name: entry.name.en,
        url: this.links.siteUrl(guidePath(entry)),
      })),
      photos: photoIds.map((photo) => this.links.to(photo)),
      messages,
      notes,
      chat,
      url: this.links.siteUrl(`/admin/leads/${lead.reference}`),
      visitorPage: this.pages.to(lead),
    };
  }
}

async function visitOf(manager: EntityManager, leadId: string): Promise<object | null> {
  const visit = await manager.findOne(Visit, { where: { leadId }, order: { createdAt: 'DESC' } });
  if (!visit) return null;
  const { id, state, date, starts, ends, startsAt, cancelledBy } = visit;
  return { id, state, date, starts, ends, startsAt: startsAt.toISOString(), cancelledBy };
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
    areaMatch: lead.areaMatch,
    door: lead.doorName,
    page: lead.page,
    firstPage: lead.firstPage,
    referrerHost: lead.referrerHost,
    utm: lead.utm,
    heardFrom: lead.heardFrom,
    photosNotKept: lead.photosNotKept,
    urgency: lead.urgency,
    urgentSince: lead.urgentSince?.toISOString() ?? null,
    waitingSince: lead.waitingSince?.toISOString() ?? null,
    smsConsent: textConsentOf(lead),
  };
}
