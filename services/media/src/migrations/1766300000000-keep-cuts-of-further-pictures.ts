import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds to further pictures what a project knows of its picture's cut, because the two change places. */
export class KeepCutsOfFurtherPictures1766300000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE project_pictures
        ADD COLUMN cut text,
        ADD COLUMN show_original boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "CK_project_pictures_cut" CHECK (cut IN ('file_name', 'watermark'))`);
  }
}
