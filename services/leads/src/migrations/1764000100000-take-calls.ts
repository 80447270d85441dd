import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Columns that become nullable. */
const optional = {
  quotes: ['email', 'phone', 'address'],
  contacts: ['email'],
};

const searched = {
  quotes: `reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address, '') || ' ' || message`,
  contacts: `reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || subject || ' ' || message`,
};

type Table = keyof typeof optional;

/** Makes columns optional for leads that staff type in, and indexes the lists of each owner. */
export class TakeCalls1764000100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes DROP CONSTRAINT "CK_quotes_services"');
    for (const table of Object.keys(optional) as Table[]) {
      const nullable = optional[table].map((column) => `ALTER COLUMN ${column} DROP NOT NULL`);
      await runner.query(`ALTER TABLE ${table} ADD COLUMN claimed_by text, ${nullable.join(', ')}`);
      await runner.query(`DROP INDEX "IX_${table}_owner_id", "IX_${table}_follow_up_on"`);
      await runner.query(`
        CREATE INDEX "IX_${table}_owner_id" ON ${table} (owner_id, status, created_at, id)
        WHERE owner_id IS NOT NULL AND deleted_at IS NULL`);
      await runner.query(`
        CREATE INDEX "IX_${table}_follow_up_on" ON ${table} (follow_up_on, id)
        WHERE status = 'contacted' AND follow_up_on IS NOT NULL AND deleted_at IS NULL`);
      await runner.query(`
        CREATE INDEX "IX_${table}_unclaimed" ON ${table} (created_at, id)
        WHERE status = 'new' AND claimed_at IS NULL AND deleted_at IS NULL`);
      await indexText(runner, table, searched[table]);
      await runner.query(`ANALYZE ${table}`);
    }
  }
}

/** Indexes the searched text if the extension pg_trgm exists. Otherwise a search reads every lead. */
async function indexText(runner: QueryRunner, table: Table, text: string): Promise<void> {
  await runner.query(`DROP INDEX IF EXISTS "IX_${table}_text"`);
  const rows: unknown[] = await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`);
  if (rows.length > 0)
    await runner.query(`CREATE INDEX "IX_${table}_text" ON ${table} USING gin ((${text}) gin_trgm_ops)`);
}
