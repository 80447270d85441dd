import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Counts the same failures within an hour; has the id of the audit event that sums them. Deleted after the hour. */
@Entity('failure_hours')
@Unique('UQ_failure_hours_event_id', ['eventId'])
export class FailureHour {
  @PrimaryColumn('timestamptz') hour: Date;

  @PrimaryColumn('text') action: string;

  @PrimaryColumn('text') reason: string;

  /** The account's id; empty for all unknown names. */
  @PrimaryColumn('text') subject: string;

  @Column('uuid', { default: () => 'uuidv7()' }) eventId: string;

  @Column('bigint', { default: 1 }) count: string;
}
