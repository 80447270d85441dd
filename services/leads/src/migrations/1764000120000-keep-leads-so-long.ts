import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the setting for how many months leads are kept. */
export class KeepLeadsSoLong1764000120000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_retention (
        id smallint NOT NULL DEFAULT 1,
        lost_and_spam_months integer,
        all_months integer,
        CONSTRAINT "PK_lead_retention" PRIMARY KEY (id),
        CONSTRAINT "CK_lead_retention_id" CHECK (id = 1),
        CONSTRAINT "CK_lead_retention_months" CHECK (lost_and_spam_months > 0 AND all_months > 0)
      )`);
  }
}
