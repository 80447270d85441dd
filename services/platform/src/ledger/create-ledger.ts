import type { QueryRunner } from 'typeorm';

/**
 * Creates the table of `LedgerEntry`. Migrations of the services with a ledger call it, so the table exists in deployed
 * databases: a change to it needs a new migration in each of them. `infra/deploy/backup` reads the table, too.
 */
export async function createLedger(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE ledger (
      id uuid NOT NULL DEFAULT uuidv7(),
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      kind text NOT NULL,
      subject_id uuid NOT NULL,
      CONSTRAINT "PK_ledger" PRIMARY KEY (id)
    )`);
  await runner.query('CREATE INDEX "IX_ledger_at" ON ledger (at)');
}
