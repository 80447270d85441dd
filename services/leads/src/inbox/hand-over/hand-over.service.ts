import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In, MoreThan } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { VisitChanges } from '../../visits/office/visit-changes.service.js';
import { LeadChanges } from '../changes/lead-changes.service.js';
import type { OpenLeadsResponse } from './hand-over.dto.js';

const batchSize = 100;

/**
 * Hands the open leads and coming visits of a member of staff over to another member or to no one, so that the work of
 * a disabled account is not forgotten.
 */
@Injectable()
export class HandOverService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: LeadChanges,
    private readonly visits: VisitChanges,
  ) {}

  /**
   * Returns how many open leads a member of staff owns and how many visits of today or later they have. Both are 0 if
   * the copy of auth's list does not contain the member yet.
   */
  async count(id: string): Promise<OpenLeadsResponse> {
    const open = await this.dataSource.getRepository(Lead).countBy(openOf(id));
    return { open, visits: (await this.visits.toComeOf(id)).length };
  }

  /**
   * Hands over the leads in batches, then the visits. A lead with the status `new` that is left without an owner
   * becomes unclaimed. After a failure, a second call hands over the rest. The new owner, unless this is the caller,
   * gets one notice about all leads.
   *
   * @returns the number of leads handed over
   * @throws NotFound, ValidationFailed
   */
  async handOver(from: string, to: string | null, context: CallerContext): Promise<number> {
    const { manager } = this.dataSource;
    if (to === from) throw new ValidationFailed({ to: someoneElse });
    if (!(await manager.existsBy(StaffMember, { id: from }))) throw new NotFound('There is no such account.');
    if (to !== null && !(await manager.existsBy(StaffMember, { id: to, isActive: true })))
      throw new ValidationFailed({ to: someoneElse });
    let count = 0;
    let after = beforeAll;
    for (;;) {
      const leads = await manager.find(Lead, {
        select: { id: true },
        where: { ...openOf(from), id: MoreThan(after) },
        order: { id: 'ASC' },
        take: batchSize,
      });
      const ids = leads.map(({ id }) => id);
      const last = ids.at(-1);
      if (last === undefined) break;
      count += await this.changes.handOver(ids, { from, to, isNotified: count === 0 }, context);
      after = last;
    }
    await this.visits.handOver({ from, to }, context);
    return count;
  }
}

const someoneElse = { code: 'unknown_owner', message: 'Please choose someone else' };

/** An id that sorts before the id of every lead. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

const openOf = (ownerId: string) => ({ ownerId, status: In(['new', 'contacted'] as const) });
