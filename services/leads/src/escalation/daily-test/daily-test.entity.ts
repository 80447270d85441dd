import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The test lead of one day (D15). */
@Entity('proofs')
export class DailyTest {
  /** New York's day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_proofs' }) day: string;

  /** When it was first sent; null if no worker did. */
  @Column('timestamptz', { name: 'begun_at', nullable: true }) begunAt: Date | null;

  /** When it was last sent: it is sent again each minute until it is accepted. */
  @Column('timestamptz', { name: 'tried_at', nullable: true }) triedAt: Date | null;

  /** The lead, once it was accepted. */
  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;

  /** When a mail server accepted its mail. */
  @Column('timestamptz', { name: 'arrived_at', nullable: true }) arrivedAt: Date | null;

  /** When an alarm reported that it is missing. */
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt: Date | null;
}
