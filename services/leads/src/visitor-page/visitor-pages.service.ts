import { Injectable } from '@nestjs/common';
import { DomainError, NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { AddressLimits } from '../address-limits/address-limits.repository.js';
import { StatusChanges } from '../conversation/status-changes.js';
import { undoMs } from '../conversation/undone-changes.repository.js';
import { LeadLinkInvalid, VisitorLinkEnded } from '../lead-links/lead-links.errors.js';
import { VisitorLinks } from '../lead-links/visitor-links.js';
import { CustomerActivity } from '../mail/notifications/customer-activity.js';
import { findLead } from '../model/find-lead.js';
import { LeadHistory } from '../model/lead-history.entity.js';
import { Lead } from '../model/lead.entity.js';
import type { LeadStatus } from '../model/lead-status.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { isUrgent, type Urgency } from '../model/urgency.js';
import { TooManyUrgent } from './visitor-page.errors.js';
import { VisitorPageRepository, type FollowedLead } from './visitor-page.repository.js';
import { toVisitorPage, type VisitorPageResponse } from './visitor-page.response.js';

/** Shortest time between two notifications of the person on call about one request, in milliseconds. */
const onceMs = 86_400_000;

/**
 * Maximum number of times that a visitor may withdraw a request or undo that, counted together. Above it, undoing is
 * refused.
 */
const maxChanges = 20;

/**
 * Shows visitors their request, and lets them withdraw it or say that it cannot wait, with the link that only they
 * have.
 */
@Injectable()
export class VisitorPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: VisitorLinks,
    private readonly leads: VisitorPageRepository,
    private readonly statuses: StatusChanges,
    private readonly addressLimits: AddressLimits,
    private readonly activity: CustomerActivity,
  ) {}

  /**
   * Reads the page. Reading changes nothing, because mail scanners open every link.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy
   */
  async read(token: string): Promise<VisitorPageResponse> {
    return toVisitorPage(await this.find(token));
  }

  /**
   * Withdraws a request: sets the status of an open lead to `lost`, with the reason `withdrawn`. Does not change any
   * other lead.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy
   */
  async withdraw(token: string, address: string): Promise<VisitorPageResponse> {
    return this.change(token, async (manager, lead) => {
      if (lead.status !== 'new' && lead.status !== 'contacted') return;
      await this.statuses.set(manager, lead, { status: 'lost', context: { caller: undefined, address } });
      await manager.update(Lead, { id: lead.id }, { lostReason: 'withdrawn' });
    });
  }

  /**
   * Records that the visitor cannot wait, and makes the lead urgent, so that the people on call are notified, at most
   * once a day. For suspected spam the reason is saved, but no one is notified. Nothing changes if the lead is closed
   * or already urgent.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy
   * @throws TooManyUrgent if the IP address or one of its networks has reached its limit
   */
  async hurry(token: string, urgency: Urgency, address: string): Promise<VisitorPageResponse> {
    return this.change(token, async (manager, lead) => {
      if (lead.status === 'won' || lead.status === 'lost' || isUrgent(lead)) return;
      if (lead.urgentSince && Date.now() - lead.urgentSince.getTime() < onceMs) return;
      if ((await this.addressLimits.consume(manager, address, 'urgent')) > 0) throw new TooManyUrgent();
      const urgentSince = lead.status === 'spam' ? null : new Date();
      await manager.update(Lead, { id: lead.id }, { urgency, urgentSince, urgentTakenAt: null });
      await recordLeadHistory(manager, lead.id, { kind: 'urgent', details: { urgency } });
      if (lead.status !== 'spam') await this.activity.record(manager, lead);
    });
  }

  /**
   * Undoes a withdrawal that was made a few seconds ago, and restores the visit that the withdrawal canceled.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy
   * @throws DomainError 409 if there is no such withdrawal, or if the visitor has undone too many
   */
  async undo(token: string, address: string): Promise<VisitorPageResponse> {
    return this.change(token, async (manager, lead) => {
      const change = await manager.findOne(LeadHistory, {
        where: {
          leadId: lead.id,
          kind: 'status_changed',
          // Staff may have recorded the withdrawal; visitors can undo only their own.
          actor: IsNull(),
          at: MoreThan(new Date(Date.now() - undoMs)),
        },
        order: { at: 'DESC' },
      });
      const count = await manager.countBy(LeadHistory, {
        leadId: lead.id,
        kind: 'status_changed',
        actor: IsNull(),
      });
      if (!change || count > maxChanges || lead.status !== 'lost' || lead.lostReason !== 'withdrawn')
        throw new DomainError(409, 'too_late', 'It is too late to undo this. Please call us.');
      const status = change.details['from'] as LeadStatus;
      await this.statuses.set(manager, lead, { status, context: { caller: undefined, address } });
    });
  }

  /**
   * Locks the lead of a link, changes it and returns its page.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy
   */
  async change(
    token: string,
    work: (manager: EntityManager, lead: Lead) => Promise<void>,
  ): Promise<VisitorPageResponse> {
    const { id } = await this.find(token);
    await this.dataSource.transaction(async (manager) =>
      work(manager, await findLead(manager, id, { lock: true })),
    );
    return this.read(token);
  }

  /** @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy */
  async find(token: string): Promise<FollowedLead> {
    const link = this.links.read(token);
    if (!link) throw new LeadLinkInvalid();
    const lead = await this.leads.read(link.leadId);
    if (!lead) throw new NotFound('This request no longer exists.');
    if (lead.hasEnded || lead.pageGeneration !== link.generation) throw new VisitorLinkEnded();
    return lead;
  }
}
