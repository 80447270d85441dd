import type { QueryRunner } from 'typeorm';

/**
 * Creates the table of `PublishedSiteCopy`. Migrations of services call this function, and deployed databases already
 * have the table: a change to the table needs a new migration in each service.
 */
export async function createPublishedSite(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE published_site (
      id integer NOT NULL DEFAULT 1,
      version integer NOT NULL,
      content jsonb NOT NULL,
      CONSTRAINT "PK_published_site" PRIMARY KEY (id),
      CONSTRAINT "CK_published_site_one_row" CHECK (id = 1)
    )`);
}

export async function addPublishedGuide(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE published_site ADD COLUMN guide jsonb NOT NULL DEFAULT '[]'`);
}
