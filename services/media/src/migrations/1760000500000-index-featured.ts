import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The featured pictures, which every home page asks for, in their order. */
export class IndexFeatured1760000500000 implements MigrationInterface {
  readonly name = 'IndexFeatured1760000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "IX_project_images_featured_order" ON project_images (display_order, created_at, id)
      WHERE deleted_at IS NULL AND (featured OR placement = 'featured')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IX_project_images_featured_order"');
  }
}
