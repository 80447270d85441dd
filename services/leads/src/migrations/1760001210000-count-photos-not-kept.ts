import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many photos of a quote there was no room for. */
export class CountPhotosNotKept1760001210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes ADD COLUMN photos_not_kept smallint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotes DROP COLUMN photos_not_kept');
  }
}
