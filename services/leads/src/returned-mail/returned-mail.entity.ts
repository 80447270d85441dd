import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Lead } from '../model/lead.entity.js';

/** A mail of the office's mailbox that belongs to a lead (N6): it is taken once, and later mails may refer to it. */
@Entity('returned_mails')
@Index('IX_returned_mails_lead_id', ['leadId', 'readAt'])
export class ReturnedMail {
  @PrimaryColumn('text', { name: 'message_id', primaryKeyConstraintName: 'PK_returned_mails' })
  messageId: string;

  @Column('uuid', { name: 'lead_id' }) leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_returned_mails_lead_id' })
  lead?: Relation<Lead>;

  @CreateDateColumn({ name: 'read_at', type: 'timestamptz', default: () => 'now()' }) readAt: Date;
}
