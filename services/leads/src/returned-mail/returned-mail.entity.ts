import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../model/lead.entity.js';

/** A mail of the office's mailbox that belongs to a lead. It is added only once, and later mails may refer to it. */
@Entity('returned_mails')
@Index('IX_returned_mails_lead_id', ['leadId', 'readAt'])
export class ReturnedMail {
  @PrimaryColumn('text') messageId: string;

  @Column('uuid') leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) readAt: Date;
}
