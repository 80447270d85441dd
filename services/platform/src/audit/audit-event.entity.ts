import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const auditActors = ['visitor', 'user', 'operator', 'system'] as const;

/** Kind of actor. `operator`: someone who runs a command on the machine; `system`: the service itself. */
export type AuditActor = (typeof auditActors)[number];

/** Details of an event: field names, counts and codes; never a name, an address or other text that a person typed. */
export type AuditDetails = Record<string, string | number | boolean>;

/**
 * An event of the audit trail: who did something, when, and from which IP address. It is stored in the database of the
 * service where it happened and references no other table, so that it outlives its subject. Each service's migrations
 * create the table.
 */
@Entity('audit_events')
@Index('IX_audit_events_at_id', ['at', 'id'])
@Index('IX_audit_events_action', ['action', 'at', 'id'])
@Index('IX_audit_events_actor', ['actor', 'at', 'id'])
@Index('IX_audit_events_actor_id', ['actorId', 'at', 'id'])
@Check('CK_audit_events_actor', `actor IN ('visitor', 'user', 'operator', 'system')`)
export class AuditEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Set by the service in whole milliseconds, as in cursors: PostgreSQL's `now()` has microseconds. */
  @Column('timestamptz') at: Date;

  @Column('text') actor: AuditActor;

  @Column('uuid', { nullable: true }) actorId: string | null;

  @Column('text') action: string;

  /** The account, lead or project image that the event concerns. */
  @Column('uuid', { nullable: true }) subjectId: string | null;

  @Column('text', { nullable: true }) address: string | null;

  @Column('jsonb', { default: {} }) details: AuditDetails;
}
