import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The worker that reads the mailbox. Only one worker reads at a time, because some servers allow few connections per
 * account.
 */
@Entity('mailbox_readers')
@Check('CK_mailbox_readers_id', '"id" = 1')
export class MailboxReader {
  @PrimaryColumn('smallint') id: number;

  @Column('uuid') reader: string;

  /** When the worker's lease ends, unless the worker extends it. */
  @Column('timestamptz') until: Date;

  /** Since when the mailbox could not be read; null while it can. */
  @Column('timestamptz', { nullable: true }) awaySince: Date | null;
}
