import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { LeadMessage } from './lead-message.entity.js';
import { LeadChild } from './lead-child.js';

export type AttachmentType = 'image/jpeg' | 'application/pdf';

/**
 * A picture or PDF attached to an answer. Before the answer is saved, only the author of the file can use it. A file
 * without an answer is deleted after a day.
 */
@Entity('message_attachments')
@Check('CK_message_attachments_type', `"type" IN ('image/jpeg', 'application/pdf')`)
@Index('IX_message_attachments_lead_id', ['leadId'])
@Index('IX_message_attachments_message_id', ['messageId'], { where: '"message_id" IS NOT NULL' })
@Index('IX_message_attachments_unsent', ['createdAt'], { where: '"message_id" IS NULL' })
export class MessageAttachment extends LeadChild {
  @Column('uuid', { nullable: true }) messageId: string | null;

  @ManyToOne(() => LeadMessage, { onDelete: 'CASCADE' }) message?: Relation<LeadMessage>;

  /** User name of the person who added the file. */
  @Column('text') author: string;

  @Column('text') name: string;

  @Column('text') type: AttachmentType;

  /** Size in bytes. */
  @Column('integer') size: number;

  @Column('bytea', { select: false }) bytes: Buffer;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
