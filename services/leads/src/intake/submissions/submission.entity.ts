import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { LeadKind } from '../../model/lead-status.js';

/** Remembers which lead a submission became, so that a repeat gets the first result. */
@Entity('submissions')
@Check('CK_submissions_kind', `"kind" IN ('quote', 'contact')`)
@Index('IX_submissions_created_at', ['createdAt'])
export class Submission {
  /** Hash of the `Idempotency-Key`, or of the content if there was no key. */
  @PrimaryColumn('text') slot: string;

  @Column('text') kind: LeadKind;

  @Column('text') contentHash: string;

  @Column('uuid', { default: () => 'uuidv7()' }) leadId: string;

  @Column('text') reference: string;

  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
