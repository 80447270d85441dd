import { Injectable } from '@nestjs/common';
import { officeClock } from '@sandhill/company/office-day.js';
import { In, type EntityManager } from 'typeorm';
import type { Lead } from '../model/lead.entity.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { worksOnLeads } from '../staff/works-on-leads.js';
import { onCallAt, type Rota } from './rota.js';
import { isCurrent } from './rota.dto.js';
import { RotaSetting } from './rota.entity.js';

/** Finds the people on call. In a gap of the rota these are the owners. */
@Injectable()
export class OnCall {
  async rota(manager: EntityManager): Promise<Rota & { revision: number }> {
    const row = await manager.findOneBy(RotaSetting, { id: 1 });
    const { shifts = [], exceptions = [], revision = 0 } = row ?? {};
    return { shifts, exceptions, revision };
  }

  async now(manager: EntityManager, at: Date): Promise<StaffMember[]> {
    return this.peopleOf(manager, onCallAt(await this.rota(manager), officeClock(at.getTime())));
  }

  /** Returns the owners and everybody on the rota. Exceptions that are over do not count. */
  async everybody(manager: EntityManager, at: Date): Promise<StaffMember[]> {
    const { shifts, exceptions } = await this.rota(manager);
    const current = exceptions.filter((each) => isCurrent(each, at.getTime()));
    const ids = [...shifts, ...current].flatMap(({ userId }) => userId ?? []);
    const people = [...(await this.membersOf(manager, ids)), ...(await this.owners(manager))];
    return [...new Map(people.map((person) => [person.id, person])).values()];
  }

  /** Returns those of the people with these ids who work on leads; if none of them does, the owners. */
  async peopleOf(manager: EntityManager, ids: readonly string[]): Promise<StaffMember[]> {
    const members = await this.membersOf(manager, ids);
    return members.length > 0 ? members : this.owners(manager);
  }

  /** Returns a list with the owner of a lead; empty if the lead has no owner or the owner does not work on leads. */
  async ownerOf(manager: EntityManager, { ownerId }: Pick<Lead, 'ownerId'>): Promise<StaffMember[]> {
    return ownerId === null ? [] : this.membersOf(manager, [ownerId]);
  }

  async membersOf(manager: EntityManager, ids: readonly string[]): Promise<StaffMember[]> {
    if (ids.length === 0) return [];
    const where = { id: In([...ids]) };
    const members = await manager.find(StaffMember, { where, order: { username: 'ASC' } });
    return members.filter(worksOnLeads);
  }

  /** Returns the active owners of the firm. */
  async owners(manager: EntityManager): Promise<StaffMember[]> {
    const where = { role: 'owner', isActive: true } as const;
    return manager.find(StaffMember, { where, order: { username: 'ASC' } });
  }
}
