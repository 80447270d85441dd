import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts worker deaths per photo, to distinguish a harmful photo from an unavailable bucket. */
export class CountDeaths1760001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote_photos ADD COLUMN unanswered_attempts integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote_photos DROP COLUMN unanswered_attempts');
  }
}
