import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a folder of the mailbox has been read. UIDs are valid only under their UIDVALIDITY (RFC 3501, 2.3.1.1). */
@Entity('mail_folders')
export class MailFolder {
  @PrimaryColumn('text') path: string;

  @Column('bigint') uidValidity: string;

  @Column('bigint') lastUid: string;
}
