import { Check, Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { LeadChild } from '../model/lead-child.js';

export const noteKinds = ['note', 'call'] as const;

/** `call`: staff spoke with the visitor, which counts as an answer. */
export type NoteKind = (typeof noteKinds)[number];

@Entity('lead_notes')
@Check('CK_lead_notes_kind', `"kind" IN ('note', 'call')`)
@Index('IX_lead_notes_lead_id', ['leadId'])
export class LeadNote extends LeadChild {
  /** The author's user name when the note was written. */
  @Column('text') author: string;

  @Column('text') text: string;

  @Column('text', { default: 'note' }) kind: NoteKind;

  /** Whether the note is on the sheet that the crew takes to the visit. */
  @Column('boolean', { default: false }) forCrew: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
