import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visitors may allow text messages about their request; time and wording are kept. */
export class KeepTextConsent1765100030000 implements MigrationInterface {
  readonly name = 'KeepTextConsent1765100030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads ADD text_consent_at timestamptz, ADD text_consent_words text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads DROP text_consent_at, DROP text_consent_words');
  }
}
