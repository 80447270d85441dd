import type { QueryRunner } from 'typeorm';

/**
 * The table of AuditEvent, for the migrations of every service that has a trail. Databases that exist were made by it:
 * a change of the table is a migration of its own in each of them.
 */
export async function createAuditTrail(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE audit_events (
      id uuid NOT NULL DEFAULT uuidv7(),
      at timestamptz NOT NULL,
      actor text NOT NULL,
      actor_id uuid,
      action text NOT NULL,
      subject_id uuid,
      address text,
      details jsonb NOT NULL DEFAULT '{}',
      CONSTRAINT "PK_audit_events" PRIMARY KEY (id),
      CONSTRAINT "CK_audit_events_actor" CHECK (actor IN ('visitor', 'user', 'operator', 'system'))
    )`);
}

/** The trail is read in the order of `at, id`: one index for all of it, and one for each filter. */
export async function indexAuditTrail(runner: QueryRunner): Promise<void> {
  await runner.query('CREATE INDEX "IX_audit_events_at_id" ON audit_events (at, id)');
  await runner.query('CREATE INDEX "IX_audit_events_action" ON audit_events (action, at, id)');
  await runner.query('CREATE INDEX "IX_audit_events_actor" ON audit_events (actor, at, id)');
  await runner.query('CREATE INDEX "IX_audit_events_actor_id" ON audit_events (actor_id, at, id)');
}
