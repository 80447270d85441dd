import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the URLs from which staff's calendars fetch their visits. */
export class FeedCalendars1765000010000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit_calendars (
        person_id uuid NOT NULL,
        token_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_visit_calendars" PRIMARY KEY (person_id),
        CONSTRAINT "UQ_visit_calendars_token_hash" UNIQUE (token_hash)
      )`);
    await runner.query(
      'CREATE INDEX "IX_visits_person_id_date" ON visits (person_id, date) WHERE person_id IS NOT NULL',
    );
  }
}
