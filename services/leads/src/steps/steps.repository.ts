import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { LeadKind } from '../model/lead-status.js';
import { isNewAgain } from '../model/new-again.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { firstSteps, LeadStepSettings } from './lead-step-settings.entity.js';
import { LeadStep, type StepNumber } from './lead-step.entity.js';

export interface DueStep {
  step: StepNumber;
  /** Applies to leads that came after `createdAfter`, and at the latest at `createdUntil`; none that is new again since. */
  createdAfter: Date;
  createdUntil: Date;
  now: Date;
}

const tables: Record<LeadKind, string> = { quote: 'quotes', contact: 'contacts' };
const batchSize = 50;

/** The third steps of leads that still no one has. */
const lastSteps = `
  FROM lead_steps s LEFT JOIN quotes q ON q.id = s.quote_id LEFT JOIN contacts c ON c.id = s.contact_id
  WHERE s.step = 3 AND coalesce(q.status, c.status) = 'new'
    AND coalesce(q.claimed_at, c.claimed_at) IS NULL AND coalesce(q.deleted_at, c.deleted_at) IS NULL`;

/** Steps that were taken, and how they are set. */
@Injectable()
export class StepsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The settings. They begin with the first reading: leads from before it get no steps. */
  async settings(manager: EntityManager = this.dataSource.manager): Promise<LeadStepSettings> {
    const settings = await manager.findOneBy(LeadStepSettings, { id: 1 });
    if (settings) return settings;
    const first = { id: 1, isEnabled: true, steps: firstSteps };
    await manager.createQueryBuilder().insert().into(LeadStepSettings).values(first).orIgnore().execute();
    return manager.findOneByOrFail(LeadStepSettings, { id: 1 });
  }

  /**
   * Takes a step for leads that are due: new ones of the site that no one has claimed or answered, and that had the step
   * before. Leads that another transaction is changing wait for the next sweep, so that a claimed one gets no step.
   *
   * @returns the ids of the leads
   */
  async take(manager: EntityManager, kind: LeadKind, due: DueStep): Promise<string[]> {
    const { step, createdAfter, createdUntil, now } = due;
    const column = `${kind}_id`;
    const has = (number: string) =>
      `SELECT FROM lead_steps s WHERE s.${column} = lead.id AND s.step = ${number}`;
    const rows: Array<{ id: string }> = await manager.query(
      `WITH due AS (
         SELECT lead.id FROM ${tables[kind]} lead
         WHERE lead.status = 'new' AND lead.source = 'site' AND lead.deleted_at IS NULL
           AND lead.claimed_at IS NULL AND lead.answered_at IS NULL
           AND lead.created_at > $2 AND lead.created_at <= $3
           AND NOT ${isNewAgain(column, '$3', { orReleased: true })}
           AND NOT EXISTS (${has('$1')}) AND ($1 = 1 OR EXISTS (${has('$1 - 1')}))
         ORDER BY lead.created_at LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED)
       INSERT INTO lead_steps (${column}, step, taken_at) SELECT id, $1::smallint, $4::timestamptz FROM due
       ON CONFLICT DO NOTHING RETURNING ${column} AS id`,
      [step, createdAfter, createdUntil, now],
    );
    return rows.map(({ id }) => id);
  }

  /** The mail addresses of the owners. */
  async ownerAddresses(manager: EntityManager): Promise<string[]> {
    const owners = await manager.findBy(StaffMember, { role: 'owner', isActive: true });
    return owners.flatMap(({ email }) => email ?? []);
  }

  /** Third steps of leads that still no one has, and that no alarm reported. */
  async listUntold(): Promise<Array<Pick<LeadStep, 'id' | 'takenAt'>>> {
    return this.dataSource.query(
      `SELECT s.id, s.taken_at AS "takenAt" ${lastSteps} AND s.told_at IS NULL ORDER BY s.taken_at`,
    );
  }

  /** How many leads no one has after the third step. */
  async countUnclaimed(): Promise<number> {
    const rows: Array<{ count: number }> = await this.dataSource.query(
      `SELECT count(*)::integer AS count ${lastSteps} AND s.taken_at > now() - interval '30 days'`,
    );
    return rows[0]?.count ?? 0;
  }

  async markTold(ids: readonly string[]): Promise<void> {
    await this.dataSource.manager.update(LeadStep, { id: In(ids) }, { toldAt: () => 'now()' });
  }
}
