import { addPublishedGuide } from '@sandhill/company/published-site/create-published-site.js';
import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stores the names of the guide's published entries. */
export class KeepPublishedGuide1764200000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await addPublishedGuide(runner);
  }
}
