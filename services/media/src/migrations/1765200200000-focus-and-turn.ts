import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the focus point of a gallery picture, which stays visible in every crop, and the rotation of an image. */
export class FocusAndTurn1765200200000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images ADD COLUMN turn smallint NOT NULL DEFAULT 0
        CONSTRAINT "CK_images_turn" CHECK (turn IN (0, 90, 180, 270));
      ALTER TABLE project_images
        ADD COLUMN focus_x smallint NOT NULL DEFAULT 50
          CONSTRAINT "CK_project_images_focus_x" CHECK (focus_x BETWEEN 0 AND 100),
        ADD COLUMN focus_y smallint NOT NULL DEFAULT 50
          CONSTRAINT "CK_project_images_focus_y" CHECK (focus_y BETWEEN 0 AND 100)`);
  }
}
