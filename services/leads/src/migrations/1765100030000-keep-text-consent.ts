import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class KeepTextConsent1765100030000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads ADD text_consent_at timestamptz, ADD text_consent_words text');
  }
}
