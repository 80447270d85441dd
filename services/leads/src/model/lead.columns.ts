import type { Language } from '@sandhill/company/language.js';
import { Column, CreateDateColumn, DeleteDateColumn } from 'typeorm';
import type { LeadStatus } from './lead-status.js';

/** What a quote and a contact have in common. */
export abstract class LeadColumns {
  /** Short, for people on the telephone: `Q-7F3K2M`. */
  @Column('text') reference: string;

  @Column('text') name: string;

  @Column('text') email: string;

  @Column('text') message: string;

  /** The language of the page that the form stood on. */
  @Column('text') language: Language;

  /** The path of that page. */
  @Column('text', { nullable: true }) page: string | null;

  @Column('text', { default: 'new' }) status: LeadStatus;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;

  /** In the bin since. */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt: Date | null;
}
