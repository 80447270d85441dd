import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** An office's mailbox that cannot be read for long is an alarm (N6). */
export class NoteMailboxAway1765200500000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailbox_readers ADD away_since timestamptz');
  }
}
