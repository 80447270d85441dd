import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = `'office_quote', 'office_contact', 'visitor_receipt', 'spam_digest'`;

/** Allows reminder mails for unanswered leads. */
export class AllowReminders1760000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, `${kinds}, 'reminder', 'late_reminder'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notifications WHERE kind IN ('reminder', 'late_reminder')`);
    await allow(runner, kinds);
  }
}

async function allow(runner: QueryRunner, list: string): Promise<void> {
  await runner.query('ALTER TABLE notifications DROP CONSTRAINT "CK_notifications_kind"');
  await runner.query(
    `ALTER TABLE notifications ADD CONSTRAINT "CK_notifications_kind" CHECK (kind IN (${list}))`,
  );
}
