import { Migration } from '@sandhill/platform/database/migration.js';
import type { QueryRunner } from 'typeorm';

/** Adds the rota of the people on call, and the quiet hours of devices. */
export class BeOnCall1765100010000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE on_call_rota (
        id smallint CONSTRAINT "PK_on_call_rota" PRIMARY KEY DEFAULT 1 CONSTRAINT "CK_on_call_rota_id" CHECK (id = 1),
        shifts jsonb NOT NULL,
        exceptions jsonb NOT NULL)`);
    await runner.query(`
      CREATE TABLE quiet_hours (
        user_id uuid CONSTRAINT "PK_quiet_hours" PRIMARY KEY,
        is_on boolean NOT NULL,
        starts_at time NOT NULL,
        ends_at time NOT NULL)`);
    await runner.query(`
      CREATE TABLE staff_notices (
        kind text NOT NULL CONSTRAINT "CK_staff_notices_kind" CHECK (kind IN ('hand_over', 'today')),
        user_id uuid NOT NULL,
        day date NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_staff_notices" PRIMARY KEY (kind, user_id, day))`);
    await runner.query('ALTER TABLE push_devices ADD quiet_since timestamptz, ADD quiet_until timestamptz');
  }
}
