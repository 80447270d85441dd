import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stores the progress of the setup list of new owners: steps that were put off, and the test lead. */
export class NoteTheFirstHour1764700010000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE first_hour (
        id smallint NOT NULL DEFAULT 1,
        put_off text[] NOT NULL DEFAULT '{}',
        test_lead_id uuid,
        test_arrived_at timestamptz,
        CONSTRAINT "PK_first_hour" PRIMARY KEY (id),
        CONSTRAINT "CK_first_hour_id" CHECK (id = 1)
      )`);
  }
}
