import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateBin1760000300000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['quotes', 'contacts']) {
      await runner.query(
        `CREATE INDEX "IX_${table}_deleted_at" ON ${table} (deleted_at) WHERE deleted_at IS NOT NULL`,
      );
    }
    await runner.query(`
      CREATE TABLE photo_erasures (
        storage_key text NOT NULL,
        final_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_photo_erasures" PRIMARY KEY (storage_key)
      )`);
  }
}
