import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { StaffMember } from '../staff/staff-member.entity.js';
import { firstSteps, LeadStepSettings } from './lead-step-settings.entity.js';
import { LeadStep, type StepNumber } from './lead-step.entity.js';

export interface DueStep {
  step: StepNumber;
  /** Applies to leads that came after `createdAfter` and that no one has had since `unclaimedSince` at the latest. */
  createdAfter: Date;
  unclaimedSince: Date;
  now: Date;
}

const batchSize = 50;

const has = (number: string) => `SELECT FROM lead_steps s WHERE s.lead_id = lead.id AND s.step = ${number}`;

/** The third steps of leads that still no one has. */
const lastSteps = `
  FROM lead_steps s JOIN leads lead ON lead.id = s.lead_id
  WHERE s.step = 3 AND lead.status = 'new' AND lead.claimed_at IS NULL AND lead.deleted_at IS NULL`;

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
  async take(manager: EntityManager, due: DueStep): Promise<string[]> {
    const { step, createdAfter, unclaimedSince, now } = due;
    const rows: Array<{ id: string }> = await manager.query(
      `WITH due AS (
         SELECT lead.id FROM leads lead
         WHERE lead.status = 'new' AND lead.source = 'site' AND lead.deleted_at IS NULL
           AND lead.claimed_at IS NULL AND lead.answered_at IS NULL
           AND lead.created_at > $2 AND lead.unclaimed_since <= $3
           AND NOT EXISTS (${has('$1')}) AND ($1 = 1 OR EXISTS (${has('$1 - 1')}))
         ORDER BY lead.created_at LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED)
       INSERT INTO lead_steps (lead_id, step, taken_at) SELECT id, $1::smallint, $4::timestamptz FROM due
       ON CONFLICT DO NOTHING RETURNING lead_id AS id`,
      [step, createdAfter, unclaimedSince, now],
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
