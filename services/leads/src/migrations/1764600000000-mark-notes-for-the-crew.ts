import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes for the crew are on the sheet for the truck. The version before writes notes without the mark. */
export class MarkNotesForTheCrew1764600000000 implements MigrationInterface {
  readonly name = 'MarkNotesForTheCrew1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_notes ADD COLUMN for_crew boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_notes DROP COLUMN for_crew');
  }
}
