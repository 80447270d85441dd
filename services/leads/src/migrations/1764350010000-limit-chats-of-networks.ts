import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Limits conversations by network too. The previous release, which may still run, writes rows without the new hashes.
 */
export class LimitChatsOfNetworks1764350010000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE chat_sessions ADD COLUMN site_hash bytea, ADD COLUMN provider_hash bytea',
    );
    for (const reach of ['site', 'provider'])
      await runner.query(`
        CREATE INDEX "IX_chat_sessions_${reach}_hash" ON chat_sessions (${reach}_hash, created_at)
        WHERE ${reach}_hash IS NOT NULL`);
  }
}
