import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

export class MarkSpam1765200300000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE spam_marks (
        lead_id uuid NOT NULL,
        is_spam boolean NOT NULL,
        tokens text[] NOT NULL,
        marked_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_spam_marks" PRIMARY KEY (lead_id),
        CONSTRAINT "FK_spam_marks_lead_id" FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "IX_spam_marks_is_spam_marked_at" ON spam_marks (is_spam, marked_at)');
  }
}
