import {
  addPublishedGuide,
  dropPublishedGuide,
} from '@sandhill/company/published-site/create-published-site.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the names of the guide's published entries (G10). */
export class KeepPublishedGuide1764200000000 implements MigrationInterface {
  readonly name = 'KeepPublishedGuide1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await addPublishedGuide(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropPublishedGuide(runner);
  }
}
