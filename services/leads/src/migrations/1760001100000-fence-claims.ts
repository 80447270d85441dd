import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds fencing tokens to claims, and the mail server that may have accepted a mail without answering. */
export class FenceClaims1760001100000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications
        ADD COLUMN claim_number integer NOT NULL DEFAULT 0,
        ADD COLUMN doubts integer NOT NULL DEFAULT 0,
        ADD COLUMN doubted_at timestamptz,
        ADD COLUMN open_at text,
        ADD COLUMN open_fates integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT "CK_notifications_open_at" CHECK (open_at IN ('main', 'fallback'))`);
  }
}
