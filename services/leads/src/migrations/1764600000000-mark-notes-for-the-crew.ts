import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the mark for notes that the crew needs. The previous release, which may still run, writes notes without it. */
export class MarkNotesForTheCrew1764600000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_notes ADD COLUMN for_crew boolean NOT NULL DEFAULT false');
  }
}
