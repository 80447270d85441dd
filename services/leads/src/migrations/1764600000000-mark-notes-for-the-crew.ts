import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Notes for the crew are on the sheet for the truck. The version before writes notes without the mark. */
export class MarkNotesForTheCrew1764600000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_notes ADD COLUMN for_crew boolean NOT NULL DEFAULT false');
  }
}
