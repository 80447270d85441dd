import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createLedger } from '@sandhill/platform/ledger/create-ledger.js';

/** Records what a restored backup must not undo. */
export class AddLedger1761400000000 implements MigrationInterface {
  readonly name = 'AddLedger1761400000000';

  async up(runner: QueryRunner): Promise<void> {
    await createLedger(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ledger');
  }
}
