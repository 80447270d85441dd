import { Injectable } from '@nestjs/common';
import type { Site } from '@sandhill/company/content/site.js';
import { matchArea } from '@sandhill/company/match-area.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource } from 'typeorm';
import { hashOfToken } from '../../../lead-links/stored-token.js';
import { VisitorLinks } from '../../../lead-links/visitor-links.js';
import type { LeadDraft } from '../../../model/lead-draft.js';
import { Lead } from '../../../model/lead.entity.js';
import { toE164 } from '../../../model/phone-number.js';
import { recordLeadHistory } from '../../../model/record-lead-history.js';
import { contentHash } from '../../submissions/content-hash.js';
import { SubmissionsService } from '../../submissions/submissions.service.js';
import { Screening } from '../../suspicion/screening.service.js';
import { DoorBusy } from '../lead-doors.errors.js';
import { LeadDoorsRepository, type Entry } from '../lead-doors.repository.js';
import { parseInboundLead, type InboundLead } from './read-inbound.js';

/** Maximum number of requests that a door (the URL of a source) accepts within a minute. */
const maxPerMinute = 60;

const unusableSubject = 'No email address and no phone number';

/** A saved lead, or the earlier lead that a request repeats. */
interface Inbound {
  reference: string;
  createdAt: string;
  /**
   * Path of the page on which the visitor follows the lead; null if the request may come from somebody other than the
   * visitor.
   */
  page: string | null;
}

/** Accepts leads that other programs and sites send. */
@Injectable()
export class InboundLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly doors: LeadDoorsRepository,
    private readonly submissions: SubmissionsService,
    private readonly screening: Screening,
    private readonly links: VisitorLinks,
    private readonly site: PublishedContent,
  ) {}

  /**
   * Saves a lead. Resolves when the lead and its `owed` mails are committed. A lead with neither an email address nor a
   * phone number becomes a message for the office to read; if it has no name either, it gets the door's name.
   *
   * @throws NotFound if the door is unknown or closed
   * @throws DoorBusy if the door has had too many requests within a minute
   */
  async accept(token: string, body: Readonly<Record<string, unknown>>, address: string): Promise<Inbound> {
    const door = await this.enter(token);
    const inbound = parseInboundLead(body, this.site.current);
    const { externalId } = inbound;
    const earlier = externalId === null ? null : await this.find(door, { ...inbound, externalId });
    if (earlier) return earlier;
    const isUsable = inbound.email !== null || inbound.phone !== null;
    const draft = await this.draftOf(door, inbound);
    return this.submissions.accept({
      key: externalId === null ? undefined : `door:${door.id}:${externalId}`,
      contentHash: contentHash(
        externalId === null ? { door: door.id, body: JSON.stringify(body) } : { externalId },
      ),
      draft,
      address,
      afterInsert: async (manager, id) => {
        await this.doors.countAccepted(manager, door.id, { isUsable });
        await recordLeadHistory(manager, id, {
          kind: 'created',
          details: { source: 'door', door: door.name },
        });
      },
    });
  }

  private async enter(token: string): Promise<Entry> {
    const door = await this.doors.enter(hashOfToken(token));
    if (!door) throw new NotFound('This address no longer exists.');
    if (door.count <= maxPerMinute) return door;
    await this.doors.countRefused(door.id);
    throw new DoorBusy(Math.max(1, door.secondsLeft));
  }

  /**
   * Finds the lead that a request repeats. The result has the path of the lead's page only if the request has the
   * lead's email address or phone number: external ids can be guessed, and anyone can read a door's token in the form
   * of a partner's site.
   */
  private async find(
    { id: doorId }: Entry,
    { externalId, email, phone }: InboundLead & { externalId: string },
  ): Promise<Inbound | null> {
    const where = { doorId, externalId };
    const lead = await this.dataSource.manager.findOne(Lead, { where, withDeleted: true });
    if (!lead) return null;
    const isSame = (email !== null && email === lead.email) || (phone !== null && phone === lead.phone);
    return {
      reference: lead.reference,
      createdAt: lead.createdAt.toISOString(),
      page: isSame ? this.links.pathOf(lead) : null,
    };
  }

  private async draftOf(door: Entry, inbound: InboundLead): Promise<LeadDraft> {
    const { email, phone, message, urgency, language, externalId } = inbound;
    const texts = [inbound.name ?? '', inbound.subject ?? '', message];
    const screened = await this.screening.screen({
      signals: {},
      texts,
      email,
      phone,
      subject: inbound.subject,
      message,
      urgency,
    });
    return {
      source: 'door',
      doorId: door.id,
      doorName: door.name,
      externalId,
      name: inbound.name ?? email ?? phone ?? door.name,
      email,
      phone,
      phoneE164: await toE164(phone),
      message,
      language,
      page: null,
      ...screened,
      ...ofKind(inbound, this.site.current),
    };
  }
}

/**
 * Returns the columns of a quote request if the visitor can be reached and there are services or an address, even only
 * a city or ZIP code; otherwise the columns of a message.
 */
function ofKind({ email, phone, ...lead }: InboundLead, site: Site) {
  const isReachable = email !== null || phone !== null;
  if (isReachable && (lead.services.length > 0 || lead.address !== null)) {
    const { match: areaMatch, name: areaName } = matchArea(lead.address ?? '', site.areas);
    const { services, address } = lead;
    return { kind: 'quote' as const, services, address, areaMatch, areaName };
  }
  return { kind: 'contact' as const, subject: isReachable ? (lead.subject ?? '') : unusableSubject };
}
