import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Drops the indexes by which chats were counted. `AddressLimits` counts them with all else that it limits. */
export class LimitChatsWithAllElse1765200650000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IX_chat_sessions_site_hash", "IX_chat_sessions_provider_hash"');
  }
}
