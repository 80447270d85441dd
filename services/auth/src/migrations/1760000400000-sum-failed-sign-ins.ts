import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class SumFailedSignIns1760000400000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE failure_hours (
        hour timestamptz NOT NULL,
        action text NOT NULL,
        reason text NOT NULL,
        subject text NOT NULL,
        event_id uuid NOT NULL DEFAULT uuidv7(),
        count bigint NOT NULL DEFAULT 1,
        CONSTRAINT "PK_failure_hours" PRIMARY KEY (hour, action, reason, subject),
        CONSTRAINT "UQ_failure_hours_event_id" UNIQUE (event_id)
      )`);
  }
}
