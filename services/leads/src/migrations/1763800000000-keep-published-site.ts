import { createPublishedSite } from '@sandhill/company/published-site/create-published-site.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The published words and facts, for a start while the content service is unavailable. */
export class KeepPublishedSite1763800000000 implements MigrationInterface {
  readonly name = 'KeepPublishedSite1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await createPublishedSite(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE published_site');
  }
}
