import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the photos of a quote that were not kept. */
export class CountPhotosNotKept1760001210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes ADD COLUMN photos_not_kept smallint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes DROP COLUMN photos_not_kept');
  }
}
