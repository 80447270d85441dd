import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mailbox, identified by its hash, with the time of its last receipt. A mailbox gets at most one receipt a day. */
@Entity('receipt_days')
@Index('IX_receipt_days_last_at', ['lastAt'])
export class ReceiptDay {
  @PrimaryColumn('text') emailHash: string;

  @Column('timestamptz', { default: () => 'now()' }) lastAt: Date;
}
