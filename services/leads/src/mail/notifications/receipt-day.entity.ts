import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When a mailbox, identified by its hash, last got a receipt: at most one a day. */
@Entity('receipt_days')
@Index('IX_receipt_days_last_at', ['lastAt'])
export class ReceiptDay {
  @PrimaryColumn('text') emailHash: string;

  @Column('timestamptz', { default: () => 'now()' }) lastAt: Date;
}
