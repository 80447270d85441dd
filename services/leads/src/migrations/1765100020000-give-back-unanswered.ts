import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A claimed lead that no one answers is given back once. */
export class GiveBackUnanswered1765100020000 implements MigrationInterface {
  readonly name = 'GiveBackUnanswered1765100020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads ADD given_back_at timestamptz');
    await runner.query(`
      CREATE INDEX "IX_leads_unanswered" ON leads (claimed_at)
      WHERE status = 'new' AND claimed_at IS NOT NULL AND answered_at IS NULL AND given_back_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads DROP given_back_at');
    await runner.query(
      `DELETE FROM deliveries WHERE kind IN ('given_back', 'today', 'waiting', 'still_waiting', 'long_waiting')`,
    );
  }
}
