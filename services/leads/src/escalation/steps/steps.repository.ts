import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { notTypedIn } from '../../model/lead-desk.js';
import { defaultSteps, LeadStepSettings } from './lead-step-settings.entity.js';
import { LeadStep, type Ladder, type StepNumber } from './lead-step.entity.js';

export interface DueStep {
  ladder: Ladder;
  step: StepNumber;
  /** Bounds of the escalation's start. For `unclaimed`, `startedAfter` bounds the arrival of the lead instead. */
  startedAfter: Date;
  startedUntil: Date;
  now: Date;
}

export interface TakenStep {
  id: string;
  leadId: string;
}

const batchSize = 50;

/** SQL: the step of a lead's escalation, with the parameter `ladder` ($5). */
const has = (number: string, since: string) =>
  `SELECT FROM lead_steps s WHERE s.lead_id = lead.id AND s.ladder = $5 AND s.step = ${number} AND s.since = ${since}`;

/** SQL: when an escalation began. The escalation of an unclaimed lead happens only once, so it has a constant here. */
const startOf: Record<Ladder, string> = {
  unclaimed: `'-infinity'::timestamptz`,
  urgent: 'lead.urgent_since',
  waiting: 'lead.waiting_since',
  photos: 'lead.photos_added_at',
};

/** SQL: whether an escalation applies to a lead. */
const isOn: Record<Ladder, string> = {
  unclaimed: `lead.status = 'new' AND lead.claimed_at IS NULL AND lead.deleted_at IS NULL`,
  urgent: `lead.status IN ('new', 'contacted') AND lead.urgent_since IS NOT NULL
    AND lead.urgent_taken_at IS NULL AND lead.deleted_at IS NULL`,
  waiting: `lead.status = 'contacted' AND lead.waiting_since IS NOT NULL AND lead.deleted_at IS NULL`,
  photos: `lead.status IN ('new', 'contacted') AND lead.photos_added_at IS NOT NULL AND lead.deleted_at IS NULL`,
};

/** SQL: whether a step is due, with the parameters `startedAfter` ($2) and `startedUntil` ($3). */
const isDue: Record<Ladder, string> = {
  unclaimed: `${notTypedIn('lead.source')} AND lead.answered_at IS NULL
    AND lead.created_at > $2 AND lead.unclaimed_since <= $3`,
  urgent: `lead.urgent_since > $2 AND lead.urgent_since <= $3`,
  waiting: `lead.waiting_since > $2 AND lead.waiting_since <= $3`,
  photos: `lead.photos_added_at > $2 AND lead.photos_added_at <= $3`,
};

/** SQL: the third steps of leads to which the escalation still applies. */
const lastSteps = (ladder: Ladder) => `
  FROM lead_steps s JOIN leads lead ON lead.id = s.lead_id
  WHERE s.ladder = '${ladder}' AND s.step = 3 AND s.since = ${startOf[ladder]} AND ${isOn[ladder]}`;

@Injectable()
export class StepsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the settings, which the first call creates. Leads that arrived before the first call get no steps. */
  async settings(manager: EntityManager = this.dataSource.manager): Promise<LeadStepSettings> {
    const settings = await manager.findOneBy(LeadStepSettings, { id: 1 });
    if (settings) return settings;
    const first = { id: 1, isEnabled: true, steps: defaultSteps };
    await manager.createQueryBuilder().insert().into(LeadStepSettings).values(first).orIgnore().execute();
    return manager.findOneByOrFail(LeadStepSettings, { id: 1 });
  }

  /**
   * Records a step for each lead for which the step is due and the previous step was taken. Leads that another
   * transaction is changing wait for the next sweep, because the change may be a claim, which ends the steps.
   */
  async take(manager: EntityManager, due: DueStep): Promise<TakenStep[]> {
    const { ladder, step, startedAfter, startedUntil, now } = due;
    return manager.query(
      `WITH due AS (
         SELECT lead.id, ${startOf[ladder]} AS since FROM leads lead
         WHERE ${isOn[ladder]} AND ${isDue[ladder]}
           AND NOT EXISTS (${has('$1', startOf[ladder])})
           AND ($1 = 1 OR EXISTS (${has('$1 - 1', startOf[ladder])}))
         ORDER BY lead.created_at LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED)
       INSERT INTO lead_steps (lead_id, step, taken_at, ladder, since)
       SELECT id, $1::smallint, $4::timestamptz, $5, since FROM due
       ON CONFLICT DO NOTHING RETURNING id, lead_id AS "leadId"`,
      [step, startedAfter, startedUntil, now, ladder],
    );
  }

  /**
   * Returns the third steps that no alarm has reported, without those of leads to which the escalation no longer
   * applies.
   */
  async listUnreported(ladder: Ladder): Promise<Array<Pick<LeadStep, 'id' | 'takenAt'>>> {
    return this.dataSource.query(
      `SELECT s.id, s.taken_at AS "takenAt" ${lastSteps(ladder)} AND s.told_at IS NULL ORDER BY s.taken_at`,
    );
  }

  async countUnclaimed(): Promise<number> {
    const rows: Array<{ count: number }> = await this.dataSource.query(
      `SELECT count(*)::integer AS count ${lastSteps('unclaimed')} AND s.taken_at > now() - interval '30 days'`,
    );
    return rows[0]?.count ?? 0;
  }

  async markReported(ids: readonly string[]): Promise<void> {
    await this.dataSource.manager.update(LeadStep, { id: In(ids) }, { toldAt: () => 'now()' });
  }
}
