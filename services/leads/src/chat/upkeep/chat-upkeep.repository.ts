import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptDays } from '../limits.js';

const batchSize = 500;

@Injectable()
export class ChatUpkeepRepository {
  constructor(private readonly dataSource: DataSource) {}

  async eraseOld(): Promise<number> {
    const [, count]: [unknown, number] = await this.dataSource.query(
      `DELETE FROM chat_sessions WHERE id IN (
         SELECT id FROM chat_sessions
         WHERE lead_id IS NULL AND created_at < now() - interval '${keptDays} days'
         ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`,
    );
    return count;
  }

  /**
   * Removes the hashes of IP addresses from conversations older than a day, because no limit needs the hashes any
   * longer.
   */
  async forgetAddresses(): Promise<void> {
    await this.dataSource.query(
      `UPDATE chat_sessions SET address_hash = NULL, site_hash = NULL, provider_hash = NULL WHERE id IN (
         SELECT id FROM chat_sessions
         WHERE address_hash IS NOT NULL AND created_at < now() - interval '1 day'
         LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`,
    );
  }
}
