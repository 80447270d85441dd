import { Injectable } from '@nestjs/common';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource, In, type EntityManager } from 'typeorm';
import { claimLead } from '../model/claim-lead.js';
import type { ClaimWay } from '../model/lead-desk.js';
import { Lead } from '../model/lead.entity.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { isUrgent } from '../model/urgency.js';
import { StaffMember } from './staff-member.entity.js';
import { worksOnLeads } from './works-on-leads.js';

@Injectable()
export class StaffService {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<StaffMember[]> {
    return this.dataSource.manager.find(StaffMember, { order: { username: 'ASC', id: 'ASC' } });
  }

  async byId(
    ids: ReadonlyArray<string | null>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, StaffMember>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    const members = known.length === 0 ? [] : await manager.findBy(StaffMember, { id: In(known) });
    return new Map(members.map((member) => [member.id, member]));
  }

  async findActive(manager: EntityManager, id: string): Promise<StaffMember | undefined> {
    const member = await manager.findOneBy(StaffMember, { id });
    return member && worksOnLeads(member) ? member : undefined;
  }

  /**
   * Claims a lead for a caller. If the lead is claimed but has no owner, as after a claim with the button in the
   * office's mail, answering the lead makes the caller the owner. Callers must lock the lead.
   *
   * @returns whether this claim counts
   */
  async claim(
    manager: EntityManager,
    lead: Lead,
    { via, caller }: { via: ClaimWay; caller: Identity },
  ): Promise<boolean> {
    const isTaken = lead.claimedAt !== null && !isUrgent(lead);
    if (isTaken && (via !== 'answer' || lead.ownerId !== null)) return false;
    await this.remember(manager, caller);
    if (isTaken) {
      await own(manager, lead, caller);
      return false;
    }
    return claimLead(manager, lead, { via, by: { id: caller.userId, username: caller.username } });
  }

  /**
   * Releases a claim that came with an answer, and removes the owner whom the claim set. The lead is then unclaimed
   * again. If the owner was assigned in another way, nothing changes. Callers must lock the lead.
   */
  async releaseAnswered(manager: EntityManager, lead: Lead, { username: actor }: Identity): Promise<void> {
    if (lead.claimedVia !== 'answer') return;
    const owner = (await this.byId([lead.ownerId], manager)).get(lead.ownerId ?? '');
    if (owner && owner.username !== lead.claimedBy) return;
    await release(manager, lead, actor);
  }

  /**
   * Releases the claim of a new lead that has lost its owner, so that everyone sees the lead again. Leads that an
   * unknown person claimed with the button in the office's mail have no owner and stay claimed. Callers must lock the
   * lead.
   */
  async releaseUnowned(manager: EntityManager, lead: Lead, { username: actor }: Identity): Promise<void> {
    const { status, claimedAt, claimedVia, claimedBy, ownerId } = lead;
    const isOfOffice = claimedVia === 'mail' && claimedBy === null;
    if (status === 'new' && claimedAt && !isOfOffice && ownerId === null) await release(manager, lead, actor);
  }

  /** Adds a caller who is missing from the copy of auth's list. */
  async remember(manager: EntityManager, { userId, username, role }: Identity): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(StaffMember)
      .values({ id: userId, username, role, email: null, isActive: true })
      .orIgnore()
      .execute();
  }
}

async function own(manager: EntityManager, lead: Lead, { userId, username }: Identity): Promise<void> {
  lead.ownerId = userId;
  await manager.update(Lead, { id: lead.id }, { ownerId: userId });
  const details = { from: null, to: username };
  await recordLeadHistory(manager, lead.id, { kind: 'owner_changed', actor: username, details });
}

async function release(manager: EntityManager, lead: Lead, actor: string): Promise<void> {
  const change = {
    claimedAt: null,
    claimedVia: null,
    claimedBy: null,
    unclaimedSince: new Date(),
    ownerId: null,
    // Lets the remaining escalation steps of an urgent lead continue.
    urgentTakenAt: null,
  };
  Object.assign(lead, change);
  await manager.update(Lead, { id: lead.id }, change);
  await recordLeadHistory(manager, lead.id, { kind: 'released', actor });
}
