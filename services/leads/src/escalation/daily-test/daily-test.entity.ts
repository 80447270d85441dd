import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('proofs')
export class DailyTest {
  /** The date in New York. */
  @PrimaryColumn('date') day: string;

  /** When the lead was first sent; null if no worker has sent it. */
  @Column('timestamptz', { nullable: true }) begunAt: Date | null;

  /** When the lead was last sent. It is sent again each minute until it is accepted. */
  @Column('timestamptz', { nullable: true }) triedAt: Date | null;

  @Column('uuid', { nullable: true }) leadId: string | null;

  /** When a mail server accepted the lead's mail. */
  @Column('timestamptz', { nullable: true }) arrivedAt: Date | null;

  /** When an alarm reported that the test lead is missing. */
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
}
