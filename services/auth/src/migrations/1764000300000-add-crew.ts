import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds a role for people who work outside: they upload pictures and see no leads. */
export class AddCrew1764000300000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        DROP CONSTRAINT "CK_users_role",
        DROP CONSTRAINT "CK_users_is_admin",
        ADD CONSTRAINT "CK_users_role" CHECK (role IN ('crew', 'user', 'administrator', 'owner')),
        ADD CONSTRAINT "CK_users_is_admin" CHECK (is_admin = (role IN ('administrator', 'owner')))`);
  }
}
