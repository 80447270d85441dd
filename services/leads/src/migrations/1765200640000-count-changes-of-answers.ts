import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Gives messages a revision, so that who changes a planned answer notices that somebody else has changed it. */
export class CountChangesOfAnswers1765200640000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_messages ADD COLUMN revision integer NOT NULL DEFAULT 0');
  }
}
