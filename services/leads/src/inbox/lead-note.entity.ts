import { Check, Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { OfLead } from '../model/of-lead.js';

export const noteKinds = ['note', 'call'] as const;

/** `call`: staff spoke with the visitor, which counts as an answer. */
export type NoteKind = (typeof noteKinds)[number];

/** A note that staff wrote about a lead. */
@Entity('lead_notes')
@Check('CK_lead_notes_lead', '("quote_id" IS NULL) <> ("contact_id" IS NULL)')
@Check('CK_lead_notes_kind', `"kind" IN ('note', 'call')`)
@Index('IX_lead_notes_quote_id', ['quoteId'])
@Index('IX_lead_notes_contact_id', ['contactId'])
export class LeadNote extends OfLead('lead_notes') {
  /** The author's user name when the note was written. */
  @Column('text') author: string;

  @Column('text') text: string;

  @Column('text', { default: 'note' }) kind: NoteKind;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
