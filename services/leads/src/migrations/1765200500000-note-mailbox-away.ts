import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the time since which the office's mailbox has been unreadable. An alarm uses it. */
export class NoteMailboxAway1765200500000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailbox_readers ADD away_since timestamptz');
  }
}
