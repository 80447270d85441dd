import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stores the visit window that a suspected spammer chose, until the office says that the lead is not spam. */
export class WishForWindows1765000020000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit_wishes (
        lead_id uuid NOT NULL,
        window_id uuid NOT NULL,
        date date NOT NULL,
        CONSTRAINT "PK_visit_wishes" PRIMARY KEY (lead_id),
        CONSTRAINT "FK_visit_wishes_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE
      )`);
  }
}
