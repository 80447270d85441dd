import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the waiting list for visits. Freed places are offered to one visitor after the other. */
export class WaitForVisits1765000030000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit_waiting (
        lead_id uuid NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        offers smallint NOT NULL DEFAULT 0,
        CONSTRAINT "PK_visit_waiting" PRIMARY KEY (lead_id),
        CONSTRAINT "FK_visit_waiting_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE visit_openings (
        id uuid NOT NULL DEFAULT uuidv7(),
        window_id uuid NOT NULL,
        date date NOT NULL,
        lead_id uuid,
        offered_until timestamptz,
        told uuid[] NOT NULL DEFAULT '{}',
        CONSTRAINT "PK_visit_openings" PRIMARY KEY (id),
        CONSTRAINT "FK_visit_openings_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE SET NULL
      )`);
  }
}
