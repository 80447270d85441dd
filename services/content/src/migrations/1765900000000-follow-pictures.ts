import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A copy of the pictures of media that the site's content names. */
export class FollowPictures1765900000000 implements MigrationInterface {
  readonly name = 'FollowPictures1765900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_pictures (
        id uuid NOT NULL,
        picture json,
        CONSTRAINT "PK_site_pictures" PRIMARY KEY (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The version before knows no such part.
    for (const table of ['site_versions', 'site_drafts', 'scheduled_versions'])
      await runner.query(`UPDATE ${table} SET content = content - 'pictures' WHERE content ? 'pictures'`);
    await runner.query('DROP TABLE site_pictures');
  }
}
