import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class ScheduleVersions1764700000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = '5s'`);
    await runner.query(`
      CREATE TABLE scheduled_versions (
        id uuid NOT NULL DEFAULT uuidv7(),
        content jsonb NOT NULL,
        based_on integer NOT NULL,
        publish_at timestamptz(3) NOT NULL,
        wall_time text NOT NULL,
        note text NOT NULL DEFAULT '',
        scheduled_at timestamptz(3) NOT NULL,
        scheduled_by text,
        failure text,
        CONSTRAINT "PK_scheduled_versions" PRIMARY KEY (id)
      )`);
    await runner.query(`CREATE INDEX "IX_scheduled_versions_publish_at" ON scheduled_versions (publish_at)`);
  }
}
