import type { QueryRunner } from 'typeorm';

/**
 * Creates the table of `AuditEvent`. A migration of every service with an audit trail calls this function, and deployed
 * databases already have the table: a change to the table needs a new migration in each service.
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

export async function indexAuditTrail(runner: QueryRunner): Promise<void> {
  await runner.query('CREATE INDEX "IX_audit_events_at_id" ON audit_events (at, id)');
  await runner.query('CREATE INDEX "IX_audit_events_action" ON audit_events (action, at, id)');
  await runner.query('CREATE INDEX "IX_audit_events_actor" ON audit_events (actor, at, id)');
  await runner.query('CREATE INDEX "IX_audit_events_actor_id" ON audit_events (actor_id, at, id)');
}
