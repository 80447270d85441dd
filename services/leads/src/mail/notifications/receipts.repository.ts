import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Which mailboxes are owed a receipt: each at most one a day (decision L6). */
@Injectable()
export class ReceiptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether all visitors together have had as many receipts within the last hour. */
  async isCeilingReached(manager: EntityManager, perHour: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT FROM receipt_days WHERE last_at > now() - interval '1 hour' LIMIT $1::bigint`,
      [perHour],
    );
    return rows.length >= perHour;
  }

  /** Takes the day's receipt of a mailbox. Of several at once one gets it. @returns whether it was free */
  async take(manager: EntityManager, emailHash: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO receipt_days AS held (email_hash) VALUES ($1)
       ON CONFLICT (email_hash) DO UPDATE SET last_at = excluded.last_at
         WHERE held.last_at < now() - interval '1 day'
       RETURNING email_hash`,
      [emailHash],
    );
    return rows.length > 0;
  }

  /** Forgets receipts of more than a day ago. */
  async purge(): Promise<void> {
    await this.dataSource.query(`DELETE FROM receipt_days WHERE last_at < now() - interval '1 day'`);
  }
}
