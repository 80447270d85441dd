import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The worker that reads the mailbox: one at a time, so that servers with few connections per account suffice. */
@Entity('mailbox_readers')
@Check('CK_mailbox_readers_id', '"id" = 1')
export class MailboxReader {
  @PrimaryColumn('smallint') id: number;

  @Column('uuid') reader: string;

  /** It reads until then, unless it says again that it does. */
  @Column('timestamptz') until: Date;

  /** Since when the server cannot be reached. */
  @Column('timestamptz', { nullable: true }) awaySince: Date | null;
}
