import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateAlarms1760000600000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE alarms (
        cause text NOT NULL,
        not_before timestamptz NOT NULL,
        CONSTRAINT "PK_alarms" PRIMARY KEY (cause)
      )`);
  }
}
