import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const auditActors = ['visitor', 'user', 'operator', 'system'] as const;

/** `operator` is whoever runs a command on the machine; `system` is the service by itself. */
export type AuditActor = (typeof auditActors)[number];

/** Field names, counts and small codes: never a name, an address or anything else that a person typed. */
export type AuditDetails = Record<string, string | number | boolean>;

/**
 * Who did what, when and from where, in the database of the service that it was done in. References no other table,
 * so that the trail outlives what it tells of. Each service's migrations make its table.
 */
@Entity('audit_events')
@Index('IX_audit_events_at_id', ['at', 'id'])
@Index('IX_audit_events_action', ['action', 'at', 'id'])
@Index('IX_audit_events_actor', ['actor', 'at', 'id'])
@Index('IX_audit_events_actor_id', ['actorId', 'at', 'id'])
@Check('CK_audit_events_actor', `actor IN ('visitor', 'user', 'operator', 'system')`)
export class AuditEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_audit_events' })
  id: string;

  /** In milliseconds, as cursors carry it: written by the service, not by PostgreSQL's finer clock. */
  @Column('timestamptz')
  at: Date;

  @Column('text')
  actor: AuditActor;

  /** The signed-in user who acted. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text')
  action: string;

  /** What it happened to. */
  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId: string | null;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('jsonb', { default: {} })
  details: AuditDetails;
}
