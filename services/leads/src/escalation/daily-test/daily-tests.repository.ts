import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DailyTest } from './daily-test.entity.js';

const tryEvery = `interval '1 minute'`;
/** Age at which a test lead is erased even if its mail was never accepted. */
const keptAtMost = `interval '1 day'`;

/** Stores the daily tests. All times come from PostgreSQL's clock. */
@Injectable()
export class DailyTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  of(day: string): Promise<DailyTest | null> {
    return this.dataSource.manager.findOneBy(DailyTest, { day });
  }

  /** Returns the latest test, even if its lead has not arrived. */
  async latest(): Promise<DailyTest | undefined> {
    const [proof] = await this.dataSource.manager.find(DailyTest, { order: { day: 'DESC' }, take: 1 });
    return proof;
  }

  /**
   * Records an attempt to send the lead of a day: at most one a minute, by one worker, until the lead is accepted.
   *
   * @returns whether the caller is to send the lead
   */
  async begin(day: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO proofs AS held (day, begun_at, tried_at) VALUES ($1, now(), now())
       ON CONFLICT (day) DO UPDATE SET begun_at = coalesce(held.begun_at, now()), tried_at = now()
       WHERE held.lead_id IS NULL AND (held.tried_at IS NULL OR held.tried_at <= now() - ${tryEvery})
       RETURNING day`,
      [day],
    );
    return rows.length > 0;
  }

  async markAccepted(day: string, leadId: string): Promise<void> {
    await this.dataSource.manager.update(DailyTest, { day }, { leadId });
  }

  /**
   * Records when the mails of test leads were accepted, and erases these leads. Other test leads are erased after a
   * day.
   */
  async settle(): Promise<void> {
    await this.dataSource.query(
      `UPDATE proofs SET arrived_at = mail.sent_at FROM deliveries mail
       WHERE mail.lead_id = proofs.lead_id AND mail.channel = 'mail' AND mail.state = 'sent' AND proofs.arrived_at IS NULL`,
    );
    await this.dataSource.query(
      `WITH erased AS (
         DELETE FROM leads
         WHERE is_proof AND (created_at < now() - ${keptAtMost}
           OR id IN (SELECT lead_id FROM proofs WHERE arrived_at IS NOT NULL))
         RETURNING id)
       DELETE FROM submissions WHERE lead_id IN (SELECT id FROM erased)`,
    );
  }

  async markReported(day: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO proofs (day, told_at) VALUES ($1, now()) ON CONFLICT (day) DO UPDATE SET told_at = now()`,
      [day],
    );
  }
}
