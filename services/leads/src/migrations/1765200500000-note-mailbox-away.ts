import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Stores since when the office's mailbox cannot be read, for an alarm. */
export class NoteMailboxAway1765200500000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailbox_readers ADD away_since timestamptz');
  }
}
