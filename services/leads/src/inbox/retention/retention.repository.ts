import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hasPlannedAnswer } from '../../mail/notifications/planned-answers.js';
import { LeadRetention } from './lead-retention.entity.js';

export type Retention = Pick<LeadRetention, 'lostAndSpamMonths' | 'allMonths'>;

export type KeptRetention = Retention & Pick<LeadRetention, 'revision'>;

const keepAll = { lostAndSpamMonths: null, allMonths: null, revision: 0 };

/** SQL: whether the visitor of one of `leads` still expects a visit or an answer that staff have scheduled. */
const isExpected = `(${hasPlannedAnswer} OR EXISTS (
  SELECT FROM visits v WHERE v.lead_id = leads.id AND v.state IN ('booked', 'on_the_way')
    AND v.starts_at > now() - interval '1 day'))`;

/** SQL condition for leads that are due. A setting of null matches none: comparisons with null are never true. */
const isDue = `(status IN ('lost', 'spam') AND created_at < now() - make_interval(months => $1::integer)
  OR created_at < now() - make_interval(months => $2::integer)) AND NOT ${isExpected}`;

@Injectable()
export class RetentionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read(manager: EntityManager = this.dataSource.manager): Promise<KeptRetention> {
    const row = await manager.findOneBy(LeadRetention, { id: 1 });
    if (!row) return keepAll;
    const { lostAndSpamMonths, allMonths, revision } = row;
    return { lostAndSpamMonths, allMonths, revision };
  }

  async write(manager: EntityManager, retention: KeptRetention): Promise<void> {
    await manager.upsert(LeadRetention, { id: 1, ...retention }, ['id']);
  }

  async count({ lostAndSpamMonths, allMonths }: Retention): Promise<number> {
    const [row]: Array<{ count: number }> = await this.dataSource.query(
      `SELECT count(*)::integer AS count FROM leads WHERE ${isDue}`,
      [lostAndSpamMonths, allMonths],
    );
    return row?.count ?? 0;
  }

  /** Returns whether a lead is due to be erased by the current settings. */
  async isDue(manager: EntityManager, id: string): Promise<boolean> {
    const { lostAndSpamMonths, allMonths } = await this.read(manager);
    const rows: unknown[] = await manager.query(`SELECT FROM leads WHERE ${isDue} AND id = $3`, [
      lostAndSpamMonths,
      allMonths,
      id,
    ]);
    return rows.length > 0;
  }

  async listDue({ lostAndSpamMonths, allMonths }: Retention, limit: number): Promise<string[]> {
    const rows: Array<{ id: string }> = await this.dataSource.query(
      `SELECT id FROM leads WHERE ${isDue} ORDER BY created_at LIMIT $3`,
      [lostAndSpamMonths, allMonths, limit],
    );
    return rows.map(({ id }) => id);
  }
}
