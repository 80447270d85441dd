import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An office's mailbox that cannot be read for long is an alarm (N6). */
export class NoteMailboxAway1765200500000 implements MigrationInterface {
  readonly name = 'NoteMailboxAway1765200500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailbox_readers ADD away_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailbox_readers DROP away_since');
  }
}
