import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSeeds1760000100000 implements MigrationInterface {
  readonly name = 'CreateSeeds1760000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE applied_seeds (
        name text NOT NULL,
        applied_at timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "PK_applied_seeds" PRIMARY KEY (name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE applied_seeds');
  }
}
