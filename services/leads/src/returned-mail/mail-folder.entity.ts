import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a folder of the mailbox has been read. Its UIDs mean nothing under another UIDVALIDITY (RFC 3501, 2.3.1.1). */
@Entity('mail_folders')
export class MailFolder {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_mail_folders' }) path: string;

  @Column('bigint', { name: 'uid_validity' }) uidValidity: string;

  @Column('bigint', { name: 'last_uid' }) lastUid: string;
}
