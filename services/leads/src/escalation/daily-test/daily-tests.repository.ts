import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DailyTest } from './daily-test.entity.js';

const tryEvery = `interval '1 minute'`;
/** A test lead whose mail was never accepted is erased after it. */
const keptAtMost = `interval '1 day'`;

/** The test leads, and what became of them. Times are PostgreSQL's. */
@Injectable()
export class DailyTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  of(day: string): Promise<DailyTest | null> {
    return this.dataSource.manager.findOneBy(DailyTest, { day });
  }

  /** The last one that was sent, or that is missing. */
  async latest(): Promise<DailyTest | undefined> {
    const [proof] = await this.dataSource.manager.find(DailyTest, { order: { day: 'DESC' }, take: 1 });
    return proof;
  }

  /** @returns whether the lead of the day is to be sent now: once a minute until it is accepted, by one worker */
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

  /** Notes the leads whose mail was accepted, and erases them; others are erased after a day. */
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

  async markTold(day: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO proofs (day, told_at) VALUES ($1, now()) ON CONFLICT (day) DO UPDATE SET told_at = now()`,
      [day],
    );
  }
}
