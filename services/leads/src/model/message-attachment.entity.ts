import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { LeadMessage } from './lead-message.entity.js';
import { Lead } from './lead.entity.js';

export type AttachmentType = 'image/jpeg' | 'application/pdf';

/** A picture or PDF of an answer. Until the answer is sent it belongs to its author, for a day. */
@Entity('message_attachments')
@Check('CK_message_attachments_type', `"type" IN ('image/jpeg', 'application/pdf')`)
@Index('IX_message_attachments_lead_id', ['leadId'])
@Index('IX_message_attachments_message_id', ['messageId'], { where: '"message_id" IS NOT NULL' })
@Index('IX_message_attachments_unsent', ['createdAt'], { where: '"message_id" IS NULL' })
export class MessageAttachment {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_message_attachments' })
  id: string;

  @Column('uuid', { name: 'lead_id' }) leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_message_attachments_lead_id' })
  lead?: Relation<Lead>;

  @Column('uuid', { name: 'message_id', nullable: true }) messageId: string | null;

  @ManyToOne(() => LeadMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'FK_message_attachments_message_id' })
  message?: Relation<LeadMessage>;

  /** User name of the person who added it. */
  @Column('text') author: string;

  @Column('text') name: string;

  @Column('text') type: AttachmentType;

  /** In bytes. */
  @Column('integer') size: number;

  @Column('bytea', { select: false }) bytes: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
