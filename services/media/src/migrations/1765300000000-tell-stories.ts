import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds projects with several pictures and a page of their own. */
export class TellStories1765300000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE project_stories (
        project_id uuid NOT NULL,
        slug text NOT NULL,
        former_slugs text[] NOT NULL DEFAULT '{}',
        has_consent boolean NOT NULL DEFAULT false,
        community text,
        year smallint,
        problem text,
        problem_es text,
        work text,
        work_es text,
        result text,
        result_es text,
        services text[] NOT NULL DEFAULT '{}',
        plants text[] NOT NULL DEFAULT '{}',
        before_id uuid,
        after_id uuid,
        CONSTRAINT "PK_project_stories" PRIMARY KEY (project_id),
        CONSTRAINT "FK_project_stories_project_id" FOREIGN KEY (project_id) REFERENCES project_images (id) ON DELETE CASCADE,
        CONSTRAINT "CK_project_stories_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
      );
      CREATE UNIQUE INDEX "UQ_project_stories_slug" ON project_stories (slug);
      CREATE TABLE project_pictures (
        id uuid NOT NULL DEFAULT uuidv7(),
        project_id uuid NOT NULL,
        position smallint NOT NULL,
        image_key text NOT NULL,
        focus_x smallint NOT NULL DEFAULT 50,
        focus_y smallint NOT NULL DEFAULT 50,
        alt_text text,
        alt_text_es text,
        taken_at timestamptz(3),
        deleted_at timestamptz(3),
        CONSTRAINT "PK_project_pictures" PRIMARY KEY (id),
        CONSTRAINT "FK_project_pictures_project_id" FOREIGN KEY (project_id) REFERENCES project_images (id) ON DELETE CASCADE,
        CONSTRAINT "FK_project_pictures_image_key" FOREIGN KEY (image_key) REFERENCES images (key),
        CONSTRAINT "CK_project_pictures_focus_x" CHECK (focus_x BETWEEN 0 AND 100),
        CONSTRAINT "CK_project_pictures_focus_y" CHECK (focus_y BETWEEN 0 AND 100)
      );
      CREATE INDEX "IX_project_pictures_project_id" ON project_pictures (project_id, position);
      CREATE INDEX "IX_project_pictures_image_key" ON project_pictures (image_key);
      CREATE INDEX "IX_project_pictures_deleted_at" ON project_pictures (deleted_at) WHERE deleted_at IS NOT NULL`);
    // Lists every use of an image with the time of its deletion.
    await runner.query(`
      CREATE VIEW picture_uses AS
        SELECT image_key, deleted_at FROM project_images
        UNION ALL
        SELECT picture.image_key, coalesce(picture.deleted_at, project.deleted_at)
        FROM project_pictures AS picture JOIN project_images AS project ON project.id = picture.project_id`);
  }
}
