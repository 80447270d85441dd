import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what with project images, in the shape that all services share; one index for each filter. */
export class CreateAuditTrail1760000200000 implements MigrationInterface {
  readonly name = 'CreateAuditTrail1760000200000';

  async up(runner: QueryRunner): Promise<void> {
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
    await runner.query('CREATE INDEX "IX_audit_events_at_id" ON audit_events (at, id)');
    await runner.query('CREATE INDEX "IX_audit_events_action" ON audit_events (action, at, id)');
    await runner.query('CREATE INDEX "IX_audit_events_actor" ON audit_events (actor, at, id)');
    await runner.query('CREATE INDEX "IX_audit_events_actor_id" ON audit_events (actor_id, at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_events');
  }
}
