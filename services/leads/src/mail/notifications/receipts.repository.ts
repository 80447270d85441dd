import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class ReceiptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reserves the only receipt that a mailbox may get within a day. Of concurrent calls, only one succeeds.
   *
   * @returns whether the receipt was reserved, so that the caller may send it
   */
  async reserve(manager: EntityManager, emailHash: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO receipt_days AS held (email_hash) VALUES ($1)
       ON CONFLICT (email_hash) DO UPDATE SET last_at = excluded.last_at
         WHERE held.last_at < now() - interval '1 day'
       RETURNING email_hash`,
      [emailHash],
    );
    return rows.length > 0;
  }

  async purge(): Promise<void> {
    await this.dataSource.query(`DELETE FROM receipt_days WHERE last_at < now() - interval '1 day'`);
  }
}
