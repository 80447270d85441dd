import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the reason why the bottom of a picture is cut off, and whether the picture is shown uncut anyway. */
export class ShowOriginals1760000300000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE project_images
        ADD COLUMN cut text,
        ADD COLUMN show_original boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "CK_project_images_cut" CHECK (cut IN ('file_name', 'watermark'))`);
    // All cut pictures in the database were cut because of their file name.
    await runner.query(`
      UPDATE project_images SET cut = 'file_name' FROM images
      WHERE images.key = project_images.image_key AND images.cut_rows > 0`);
  }
}
