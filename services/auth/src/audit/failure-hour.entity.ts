import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The audit event that sums the failures of an hour; deleted after the hour. */
@Entity('failure_hours')
@Unique('UQ_failure_hours_event_id', ['eventId'])
export class FailureHour {
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'PK_failure_hours' }) hour: Date;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_failure_hours' }) action: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_failure_hours' }) reason: string;

  /** The account's id; empty for all unknown names. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_failure_hours' }) subject: string;

  @Column('uuid', { name: 'event_id', default: () => 'uuidv7()' }) eventId: string;

  @Column('bigint', { default: 1 }) count: string;
}
