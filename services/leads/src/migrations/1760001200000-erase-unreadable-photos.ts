import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows unreadable photos without bytes, and indexes the photos that still have bytes. */
export class EraseUnreadablePhotos1760001200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `state = 'unreadable' OR (state = 'stored') = (bytes IS NULL)`);
    await runner.query(
      `CREATE INDEX "IX_quote_photos_waiting" ON quote_photos (created_at) WHERE bytes IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IX_quote_photos_waiting"');
    await runner.query(`UPDATE quote_photos SET bytes = '' WHERE state = 'unreadable' AND bytes IS NULL`);
    await allow(runner, `(state = 'stored') = (bytes IS NULL)`);
  }
}

async function allow(runner: QueryRunner, rule: string): Promise<void> {
  await runner.query('ALTER TABLE quote_photos DROP CONSTRAINT "CK_quote_photos_bytes"');
  await runner.query(`ALTER TABLE quote_photos ADD CONSTRAINT "CK_quote_photos_bytes" CHECK (${rule})`);
}
