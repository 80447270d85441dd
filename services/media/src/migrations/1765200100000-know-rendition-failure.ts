import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff see why the large sizes of a picture are missing. */
export class KnowRenditionFailure1765200100000 implements MigrationInterface {
  readonly name = 'KnowRenditionFailure1765200100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images ADD COLUMN rendition_failure text
        CONSTRAINT "CK_images_rendition_failure" CHECK (rendition_failure IN ('unreadable', 'store', 'other'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE images DROP COLUMN rendition_failure');
  }
}
