import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations are limited by network too. A copy of the version before writes rows without these hashes. */
export class LimitChatsOfNetworks1764350010000 implements MigrationInterface {
  readonly name = 'LimitChatsOfNetworks1764350010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE chat_sessions ADD COLUMN site_hash bytea, ADD COLUMN provider_hash bytea',
    );
    for (const reach of ['site', 'provider'])
      await runner.query(`
        CREATE INDEX "IX_chat_sessions_${reach}_hash" ON chat_sessions (${reach}_hash, created_at)
        WHERE ${reach}_hash IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_sessions DROP COLUMN site_hash, DROP COLUMN provider_hash');
  }
}
