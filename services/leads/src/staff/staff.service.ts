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

/** The staff who work on leads: a copy of auth's list (D4). */
@Injectable()
export class StaffService {
  constructor(private readonly dataSource: DataSource) {}

  /** All that may work on leads or once did, by user name. */
  async list(): Promise<StaffMember[]> {
    return this.dataSource.manager.find(StaffMember, { order: { username: 'ASC', id: 'ASC' } });
  }

  /** Members by their ids, active or not. */
  async byId(
    ids: ReadonlyArray<string | null>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, StaffMember>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    const members = known.length === 0 ? [] : await manager.findBy(StaffMember, { id: In(known) });
    return new Map(members.map((member) => [member.id, member]));
  }

  /** The member who may own leads; undefined if there is none with this id. */
  async findActive(manager: EntityManager, id: string): Promise<StaffMember | undefined> {
    const member = await manager.findOneBy(StaffMember, { id });
    return member && worksOnLeads(member) ? member : undefined;
  }

  /**
   * Claims a lead for a caller. Answering one that is claimed without an owner, as by the office's mail, makes the caller its owner.
   * Lock the lead first.
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
   * Takes back a claim that came with an answer, and the owner that it brought: the lead is new again. A person who was given it
   * keeps it. Lock the lead first.
   */
  async releaseAnswered(manager: EntityManager, lead: Lead, { username: actor }: Identity): Promise<void> {
    if (lead.claimedVia !== 'answer') return;
    const owner = (await this.byId([lead.ownerId], manager)).get(lead.ownerId ?? '');
    if (owner && owner.username !== lead.claimedBy) return;
    await release(manager, lead, actor);
  }

  /**
   * Takes back the claim of a new lead that has no owner any more, so that everyone sees it again. What the office claimed by
   * mail has no owner, and stays claimed. Lock the lead first.
   */
  async releaseUnowned(manager: EntityManager, lead: Lead, { username: actor }: Identity): Promise<void> {
    const { status, claimedAt, claimedVia, ownerId } = lead;
    const isStranded = status === 'new' && claimedAt && claimedVia !== 'mail' && ownerId === null;
    if (isStranded) await release(manager, lead, actor);
  }

  /** Adds a caller whom the copy of the list does not have yet. */
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
    // The steps that were not taken yet follow.
    urgentTakenAt: null,
  };
  Object.assign(lead, change);
  await manager.update(Lead, { id: lead.id }, change);
  await recordLeadHistory(manager, lead.id, { kind: 'released', actor });
}
