import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * Counter of equal failures within an hour. `eventId` is the id of the audit event that sums them. The counter is
 * deleted after the hour.
 */
@Entity('failure_hours')
@Unique('UQ_failure_hours_event_id', ['eventId'])
export class FailureHour {
  @PrimaryColumn('timestamptz') hour: Date;

  @PrimaryColumn('text') action: string;

  @PrimaryColumn('text') reason: string;

  /** The account's id. Empty if the account is not known. */
  @PrimaryColumn('text') subject: string;

  @Column('uuid', { default: () => 'uuidv7()' }) eventId: string;

  @Column('bigint', { default: 1 }) count: string;
}
