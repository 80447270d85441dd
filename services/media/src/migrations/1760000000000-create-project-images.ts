import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class CreateProjectImages1760000000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE images (
        key text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        cut_rows integer NOT NULL DEFAULT 0,
        placeholder text NOT NULL,
        webp_widths integer[] NOT NULL DEFAULT '{}',
        avif_widths integer[] NOT NULL DEFAULT '{}',
        renditions_owed boolean NOT NULL DEFAULT true,
        rendition_attempts integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "PK_images" PRIMARY KEY (key)
      )`);
    await runner.query(
      `CREATE INDEX "IX_images_renditions_owed" ON images (created_at) WHERE renditions_owed`,
    );
    await runner.query(`
      CREATE TABLE project_images (
        id uuid NOT NULL DEFAULT uuidv7(),
        title text NOT NULL,
        description text,
        image_url text NOT NULL,
        image_key text NOT NULL,
        category text NOT NULL DEFAULT 'landscaping',
        placement text NOT NULL DEFAULT 'gallery',
        featured boolean NOT NULL DEFAULT false,
        display_order integer NOT NULL DEFAULT 0,
        alt_text text,
        title_es text,
        description_es text,
        alt_text_es text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        deleted_at timestamptz(3),
        CONSTRAINT "PK_project_images" PRIMARY KEY (id),
        CONSTRAINT "FK_project_images_image_key" FOREIGN KEY (image_key) REFERENCES images (key),
        CONSTRAINT "CK_project_images_placement" CHECK (placement IN ('hero', 'gallery', 'featured')),
        CONSTRAINT "CK_project_images_display_order" CHECK (display_order >= 0)
      )`);
    await runner.query(`CREATE INDEX "IX_project_images_image_key" ON project_images (image_key)`);
    await runner.query(`
      CREATE INDEX "IX_project_images_order" ON project_images (display_order, created_at, id)
      WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX "IX_project_images_category_order" ON project_images (category, display_order, created_at, id)
      WHERE deleted_at IS NULL`);
  }
}
