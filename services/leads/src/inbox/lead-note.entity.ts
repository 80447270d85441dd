import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import type { Relation } from 'typeorm';
import { Contact } from '../model/contact.entity.js';
import { Quote } from '../model/quote.entity.js';

export const noteKinds = ['note', 'call'] as const;

/** `call`: staff spoke with the visitor, which counts as an answer. */
export type NoteKind = (typeof noteKinds)[number];

/** A note that staff wrote about a lead. */
@Entity('lead_notes')
@Check('CK_lead_notes_lead', '("quote_id" IS NULL) <> ("contact_id" IS NULL)')
@Check('CK_lead_notes_kind', `"kind" IN ('note', 'call')`)
@Index('IX_lead_notes_quote_id', ['quoteId'])
@Index('IX_lead_notes_contact_id', ['contactId'])
export class LeadNote {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_lead_notes' }) id: string;

  @Column('uuid', { name: 'quote_id', nullable: true }) quoteId: string | null;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quote_id', foreignKeyConstraintName: 'FK_lead_notes_quote_id' })
  quote?: Relation<Quote>;

  @Column('uuid', { name: 'contact_id', nullable: true }) contactId: string | null;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'FK_lead_notes_contact_id' })
  contact?: Relation<Contact>;

  /** The author's user name when the note was written. */
  @Column('text') author: string;

  @Column('text') text: string;

  @Column('text', { default: 'note' }) kind: NoteKind;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
