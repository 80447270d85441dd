import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const auditActors = ['visitor', 'user', 'operator', 'system'] as const;

/** The actor of an event. `operator` is someone who runs a command on the machine; `system` is the service itself. */
export type AuditActor = (typeof auditActors)[number];

/**
 * Details of an event: names of fields, counts and codes. They never hold a person's name or address, or other text
 * that a person typed.
 */
export type AuditDetails = Record<string, string | number | boolean>;

/**
 * An event of the audit trail: who did something, when, and from which IP address. It is stored in the database of the
 * service where it happened and references no other table, so that the event outlives the account, lead or image that
 * it concerns. Each service's migrations create the table.
 */
@Entity('audit_events')
@Index('IX_audit_events_at_id', ['at', 'id'])
@Index('IX_audit_events_action', ['action', 'at', 'id'])
@Index('IX_audit_events_actor', ['actor', 'at', 'id'])
@Index('IX_audit_events_actor_id', ['actorId', 'at', 'id'])
@Check('CK_audit_events_actor', `actor IN ('visitor', 'user', 'operator', 'system')`)
export class AuditEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /**
   * Time of the event, in whole milliseconds like the times in cursors. The service sets the time, because PostgreSQL's
   * `now()` has microseconds.
   */
  @Column('timestamptz') at: Date;

  @Column('text') actor: AuditActor;

  @Column('uuid', { nullable: true }) actorId: string | null;

  @Column('text') action: string;

  /** Id of the subject of the event, such as an account, a lead or a project image. */
  @Column('uuid', { nullable: true }) subjectId: string | null;

  @Column('text', { nullable: true }) address: string | null;

  @Column('jsonb', { default: {} }) details: AuditDetails;
}
