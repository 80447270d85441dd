import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';
import { createLedger } from '@sandhill/platform/ledger/create-ledger.js';

/** Adds the ledger of changes that a restored backup must not undo. */
export class AddLedger1761400000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await createLedger(runner);
  }
}
