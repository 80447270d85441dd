import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DataSource, type EntityManager } from 'typeorm';
import { StatusChanges, type StatusChange } from '../../conversation/status-changes.js';
import { NotificationsService } from '../../mail/notifications/notifications.service.js';
import { OwedMailsRepository } from '../../mail/notifications/owed-mails.repository.js';
import { findLead } from '../../model/find-lead.js';
import { Lead } from '../../model/lead.entity.js';
import type { LeadAuditAction } from '../../model/lead-audit-action.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { recordLeadHistory, type LeadEvent } from '../../model/record-lead-history.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import type { StaffMember } from '../../staff/staff-member.entity.js';
import { OwedPushesRepository } from '../../push/owed-pushes.repository.js';
import { StaffService } from '../../staff/staff.service.js';
import type { ClaimLeadDto } from './claim-lead.dto.js';
import type { ChangeLeadDto, CommonChangesDto } from './change-lead.dto.js';
import type { ChangedLeadsResponse, ChangeLeadsDto } from './change-leads.dto.js';
import { toLeadChange } from './lead-change.js';

const nothing = { code: 'required', message: 'Please change something' };

interface AppliedChange {
  wished: ChangeLeadDto;
  owner?: StaffMember | null;
  context: CallerContext;
}

/** A lead that got a new owner, and the id of the event in its history that records this. */
interface Given {
  leadId: string;
  sourceId: string;
}

/** Whether somebody has changed a lead's status or owner since the change that is to be undone. */
const isOvertaken = (
  { status, ownerId }: Lead,
  { undoneStatus = status, undoneOwnerId = ownerId }: Pick<ChangeLeadsDto, 'undoneStatus' | 'undoneOwnerId'>,
): boolean => undoneStatus !== status || undoneOwnerId !== ownerId;

@Injectable()
export class LeadChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly states: OwedMailsRepository,
    private readonly notifications: NotificationsService,
    private readonly staff: StaffService,
    private readonly statuses: StatusChanges,
    private readonly deliveries: DeliveryQueue,
    private readonly site: PublishedContent,
    private readonly pushes: OwedPushesRepository,
  ) {}

  /**
   * Changes a lead. When a lead that staff did not type in leaves `spam`, its withheld mail is sent.
   *
   * @throws NotFound, ValidationFailed
   */
  async change(id: string, wished: ChangeLeadDto, context: CallerContext): Promise<void> {
    refuseNothing(wished);
    const mailIds = await this.dataSource.transaction(async (manager) => {
      const owner = await this.ownerOf(manager, wished);
      const lead = await findLead(manager, id, { lock: true });
      const { mailIds, given } = await this.apply(manager, lead, { wished, owner, context });
      return [...mailIds, ...(await this.notify(manager, owner, given, context))];
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
  }

  /**
   * Changes several leads in one transaction. A new owner gets one notice about all leads. Leads that do not exist or
   * are in the bin are reported in `notFound`. To undo an earlier change, callers pass the values that it set
   * (`undoneStatus`, `undoneOwnerId`): leads that somebody has changed since are left alone and reported in
   * `overtaken`, and an owner who gets leads back gets no notice.
   *
   * @throws ValidationFailed
   */
  async changeAll(
    ids: readonly string[],
    { undoneStatus, undoneOwnerId, ...wished }: Omit<ChangeLeadsDto, 'ids'>,
    context: CallerContext,
  ): Promise<ChangedLeadsResponse> {
    refuseNothing(wished);
    const { answer, mailIds } = await this.dataSource.transaction(async (manager) => {
      const owner = await this.ownerOf(manager, wished);
      const answer: ChangedLeadsResponse = { changed: 0, notFound: [], overtaken: [], before: [] };
      const mailIds: string[] = [];
      const given: Given[] = [];
      // Locks the leads in sorted order, so that two calls cannot deadlock.
      for (const id of [...new Set(ids)].sort()) {
        const lead = await findExisting(manager, id);
        if (!lead) {
          answer.notFound.push(id);
          continue;
        }
        const { status, ownerId } = lead;
        if (isOvertaken(lead, { undoneStatus, undoneOwnerId })) {
          answer.overtaken.push(id);
          continue;
        }
        answer.before.push({ id, status, ownerId });
        const applied = await this.apply(manager, lead, { wished, owner, context });
        if (applied.hasChanged) answer.changed += 1;
        mailIds.push(...applied.mailIds);
        given.push(...applied.given);
      }
      if (undoneOwnerId === undefined) mailIds.push(...(await this.notify(manager, owner, given, context)));
      return { answer, mailIds };
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
    return answer;
  }

  /**
   * Moves leads of one owner to another, or to no one. Skips leads that are erased, in the bin or assigned to somebody
   * else. The new owner, unless this is the caller, gets one notice about all of them if `isNotified`.
   *
   * @returns the number of changed leads
   * @throws ValidationFailed if the new owner does not work on leads
   */
  async handOver(
    ids: readonly string[],
    { from, to, isNotified }: { from: string; to: string | null; isNotified: boolean },
    context: CallerContext,
  ): Promise<number> {
    const { count, mailIds } = await this.dataSource.transaction(async (manager) => {
      const owner = await this.ownerOf(manager, { ownerId: to }, 'to');
      const given: Given[] = [];
      for (const id of [...ids].sort()) {
        const lead = await findExisting(manager, id);
        if (lead?.ownerId !== from) continue;
        given.push(...(await this.apply(manager, lead, { wished: {}, owner, context })).given);
      }
      const count = given.length;
      if (count === 0) return { count, mailIds: [] };
      await this.audit(manager, 'leads_handed_over', from, { to: to ?? 'none', count }, context);
      return { count, mailIds: isNotified ? await this.notify(manager, owner, given, context) : [] };
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
    return count;
  }

  /**
   * Claims a lead for the caller. Only the first claim counts, unless the lead has become urgent since (see
   * `claimLead`).
   *
   * @throws NotFound
   */
  async claim(id: string, { via = 'page' }: ClaimLeadDto, context: CallerContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lead = await findLead(manager, id, { lock: true });
      if (await this.staff.claim(manager, lead, { via, caller: context.caller })) {
        await this.states.drop(manager, id, 'claim');
        await this.audit(manager, 'lead_claimed', id, { via }, context);
      }
    });
  }

  private async apply(
    manager: EntityManager,
    lead: Lead,
    { wished, owner, context }: AppliedChange,
  ): Promise<StatusChange & { given: Given[] }> {
    const { id } = lead;
    const { columns, events } = await toLeadChange(lead, wished, this.site.current);
    if (events.length > 0) {
      Object.assign(lead, columns);
      await manager.update(Lead, { id }, columns);
      if (columns.email === null) await this.states.giveUpToVisitor(manager, id);
      for (const event of events) await this.record(manager, lead, event, context);
      const fields = Object.keys(columns).filter((column) => column in wished);
      await this.audit(manager, 'lead_changed', id, { fields: fields.join(',') }, context);
    }
    const given = owner !== undefined && (await this.setOwner(manager, lead, owner, context));
    const { status: wishedStatus } = wished;
    const status =
      wishedStatus && (await this.statuses.set(manager, lead, { status: wishedStatus, context }));
    await this.staff.releaseUnowned(manager, lead, context.caller);
    return {
      hasChanged: events.length > 0 || Boolean(given) || Boolean(status?.hasChanged),
      mailIds: status?.mailIds ?? [],
      given: given ? [{ leadId: id, sourceId: given }] : [],
    };
  }

  /**
   * Queues one notice about the leads that the caller assigned to somebody else: a mail or, if that person has no email
   * address, a push message.
   *
   * @returns the ids of the mails
   */
  private async notify(
    manager: EntityManager,
    owner: StaffMember | null | undefined,
    given: Given[],
    { caller }: CallerContext,
  ): Promise<string[]> {
    if (!owner || owner.id === caller.userId || given.length === 0) return [];
    const [only, ...more] = given;
    const of = only && more.length === 0 ? only : { leadId: null };
    if (owner.email === null)
      await this.pushes.queueAssigned(manager, { sourceId: randomUUID(), ...of, userId: owner.id });
    return this.notifications.queueAssigned(manager, owner, of);
  }

  /** @returns the id of the event in the lead's history; undefined if the owner does not change */
  private async setOwner(
    manager: EntityManager,
    lead: Lead,
    owner: StaffMember | null,
    context: CallerContext,
  ): Promise<string | undefined> {
    const { id, ownerId: before } = lead;
    const ownerId = owner?.id ?? null;
    if (ownerId === before) return undefined;
    const names = await this.staff.byId([before], manager);
    const details = { from: names.get(before ?? '')?.username ?? null, to: owner?.username ?? null };
    const event = await this.record(manager, lead, { kind: 'owner_changed', details }, context);
    await this.audit(manager, 'lead_owner_changed', id, { to: ownerId ?? 'none' }, context);
    const isClaimed =
      owner && (await this.staff.claim(manager, lead, { via: 'page', caller: context.caller }));
    if (isClaimed) await this.states.drop(manager, id, 'claim');
    await this.states.drop(manager, id, 'owner');
    // A claim of an urgent lead makes the caller its owner, so the chosen owner is written after the claim.
    lead.ownerId = ownerId;
    await manager.update(Lead, { id }, { ownerId });
    return event;
  }

  /**
   * Returns the new owner; null to remove the owner, undefined if the owner does not change.
   *
   * @throws ValidationFailed
   */
  private async ownerOf(
    manager: EntityManager,
    { ownerId }: CommonChangesDto,
    field = 'ownerId',
  ): Promise<StaffMember | null | undefined> {
    if (ownerId === undefined || ownerId === null) return ownerId;
    const member = await this.staff.findActive(manager, ownerId);
    const message = 'This is not a member of staff who works on leads';
    if (!member) throw new ValidationFailed({ [field]: { code: 'unknown_owner', message } });
    return member;
  }

  private async record(
    manager: EntityManager,
    { id }: Lead,
    event: LeadEvent,
    { caller }: CallerContext,
  ): Promise<string> {
    return recordLeadHistory(manager, id, { ...event, actor: caller.username });
  }

  private async audit(
    manager: EntityManager,
    action: LeadAuditAction,
    subjectId: string,
    details: Record<string, string | number>,
    context: CallerContext,
  ): Promise<void> {
    await recordLeadAudit(manager, { ...context.by, action, subjectId, details });
  }
}

function refuseNothing({ ...wished }: CommonChangesDto): void {
  if (Object.values(wished).every((value) => value === undefined))
    throw new ValidationFailed({ status: nothing });
}

async function findExisting(manager: EntityManager, id: string): Promise<Lead | undefined> {
  try {
    return await findLead(manager, id, { lock: true });
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
