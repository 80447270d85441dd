import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of one yard are proposed as before and after by the times at which they were taken. */
export class KnowCaptureTime1765200000000 implements MigrationInterface {
  readonly name = 'KnowCaptureTime1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images ADD COLUMN taken_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project_images DROP COLUMN taken_at');
  }
}
