import type { MigrationInterface, QueryRunner } from 'typeorm';

const texts = {
  quotes: `reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || address || ' ' || message`,
  contacts: `reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message`,
};

/**
 * Indexes for the office's list. Counting by status reads its index alone, and a search reads trigrams in place of
 * every lead. Where the server has no pg_trgm, a search goes on reading every lead. New leads wait while an index is
 * built: about a second for ten thousand.
 */
export class IndexListsAndSearch1760000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const hasTrigrams = await makeTrigrams(runner);
    for (const [table, text] of Object.entries(texts)) {
      await runner.query(`DROP INDEX "IX_${table}_status_created_at_id"`);
      await runner.query(`
        CREATE INDEX "IX_${table}_status_created_at_id" ON ${table} (status, created_at, id)
        WHERE deleted_at IS NULL`);
      if (hasTrigrams) {
        await runner.query(`CREATE INDEX "IX_${table}_text" ON ${table} USING gin ((${text}) gin_trgm_ops)`);
      }
      // Until it knows how rare a text is, PostgreSQL reads all leads in the order of the list.
      await runner.query(`ANALYZE ${table}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(texts)) {
      await runner.query(`DROP INDEX IF EXISTS "IX_${table}_text"`);
      await runner.query(`DROP INDEX "IX_${table}_status_created_at_id"`);
      await runner.query(
        `CREATE INDEX "IX_${table}_status_created_at_id" ON ${table} (status, created_at, id)`,
      );
    }
  }
}

/** A database's owner may make this extension; a server without it, or another owner's database, says no. */
async function makeTrigrams(runner: QueryRunner): Promise<boolean> {
  await runner.query(`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'searching leads reads every lead: pg_trgm cannot be made';
    END $$`);
  const rows: unknown[] = await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`);
  return rows.length > 0;
}
