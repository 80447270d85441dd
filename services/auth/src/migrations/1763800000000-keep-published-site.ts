import { createPublishedSite } from '@sandhill/company/published-site/create-published-site.js';
import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stores the published words and facts, so that auth can start while the content service is unavailable. */
export class KeepPublishedSite1763800000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await createPublishedSite(runner);
  }
}
