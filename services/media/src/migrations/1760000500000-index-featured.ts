import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds an index for the featured pictures in their order, which every home page requests. */
export class IndexFeatured1760000500000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "IX_project_images_featured_order" ON project_images (display_order, created_at, id)
      WHERE deleted_at IS NULL AND (featured OR placement = 'featured')`);
  }
}
