import type { QueryRunner } from 'typeorm';

/**
 * Creates the table of `LedgerEntry`. Migrations of auth, leads and media call this function, and deployed databases
 * already have the table: to change it, add a new migration to each of these services and leave this function as it is.
 * `infra/deploy/backup` reads the table too.
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
