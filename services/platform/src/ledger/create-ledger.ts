import type { QueryRunner } from 'typeorm';

/**
 * Creates the table of LedgerEntry. Existing databases were created by it: changing the table needs a new migration in
 * each service, and `infra/deploy/backup` reads it too.
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
