import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class EraseUnreadablePhotos1760001200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `state = 'unreadable' OR (state = 'stored') = (bytes IS NULL)`);
    await runner.query(
      `CREATE INDEX "IX_quote_photos_waiting" ON quote_photos (created_at) WHERE bytes IS NOT NULL`,
    );
  }
}

async function allow(runner: QueryRunner, rule: string): Promise<void> {
  await runner.query('ALTER TABLE quote_photos DROP CONSTRAINT "CK_quote_photos_bytes"');
  await runner.query(`ALTER TABLE quote_photos ADD CONSTRAINT "CK_quote_photos_bytes" CHECK (${rule})`);
}
