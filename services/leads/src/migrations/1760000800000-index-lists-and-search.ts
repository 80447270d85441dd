import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

const texts = {
  quotes: `reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || address || ' ' || message`,
  contacts: `reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message`,
};

/**
 * Indexes of the office's list. Counting by status is an index-only scan, and a search uses trigrams. Without pg_trgm a
 * search still reads every lead. Building an index blocks new leads: about a second for ten thousand rows.
 */
export class IndexListsAndSearch1760000800000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const hasTrigrams = await createTrigrams(runner);
    for (const [table, text] of Object.entries(texts)) {
      await runner.query(`DROP INDEX "IX_${table}_status_created_at_id"`);
      await runner.query(`
        CREATE INDEX "IX_${table}_status_created_at_id" ON ${table} (status, created_at, id)
        WHERE deleted_at IS NULL`);
      if (hasTrigrams) {
        await runner.query(`CREATE INDEX "IX_${table}_text" ON ${table} USING gin ((${text}) gin_trgm_ops)`);
      }
      // Without statistics on how rare a text is, the planner prefers to read all leads in list order.
      await runner.query(`ANALYZE ${table}`);
    }
  }
}

/** Creates the extension pg_trgm. The owner of a database may do that if the server has the extension. */
async function createTrigrams(runner: QueryRunner): Promise<boolean> {
  await runner.query(`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'searching leads reads every lead: pg_trgm cannot be created';
    END $$`);
  const rows: unknown[] = await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`);
  return rows.length > 0;
}
