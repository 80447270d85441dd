import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the daily test lead. */
export class ProveEachDay1764000230000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contacts ADD COLUMN is_proof boolean NOT NULL DEFAULT false');
    await runner.query('CREATE INDEX "IX_contacts_is_proof" ON contacts (created_at) WHERE is_proof');
    await runner.query(`
      CREATE TABLE proofs (
        day date NOT NULL,
        begun_at timestamptz,
        tried_at timestamptz,
        lead_id uuid,
        arrived_at timestamptz,
        told_at timestamptz,
        CONSTRAINT "PK_proofs" PRIMARY KEY (day)
      )`);
  }
}
