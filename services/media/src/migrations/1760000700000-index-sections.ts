import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/**
 * Indexes the order in which the home page and section pages read a section. The index includes pictures in the bin,
 * because the planner takes no statistics of an expression from a partial index. Without statistics it would read the
 * whole table of images.
 */
export class IndexSections1760000700000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "IX_project_images_section_order" ON project_images
        (lower(substring(description from '(?i)(?:\\s*[-–]\\s*|\\s+|^)Section: *([a-z-]+)')), display_order, created_at, id)`);
  }
}
