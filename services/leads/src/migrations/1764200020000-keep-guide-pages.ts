import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pages of the plant guide that a lead came from (G10). */
export class KeepGuidePages1764200020000 implements MigrationInterface {
  readonly name = 'KeepGuidePages1764200020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quotes ADD COLUMN guide text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE contacts ADD COLUMN guide text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contacts DROP COLUMN guide');
    await runner.query('ALTER TABLE quotes DROP COLUMN guide');
  }
}
