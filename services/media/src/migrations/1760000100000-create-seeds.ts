import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateSeeds1760000100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE applied_seeds (
        name text NOT NULL,
        applied_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "PK_applied_seeds" PRIMARY KEY (name)
      )`);
  }
}
