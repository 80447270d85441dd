import type { Language } from '@sandhill/company/language.js';
import { Column, CreateDateColumn, DeleteDateColumn } from 'typeorm';
import type { LeadStatus } from './lead-status.js';

/** The columns that quotes and contacts share. */
export abstract class LeadColumns {
  /** A short name that can be read out on the phone: `Q-7F3K2M`. */
  @Column('text') reference: string;

  @Column('text') name: string;

  @Column('text') email: string;

  @Column('text') message: string;

  /** The language of the page that held the form. */
  @Column('text') language: Language;

  /** The path of that page. */
  @Column('text', { nullable: true }) page: string | null;

  @Column('text', { default: 'new' }) status: LeadStatus;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;

  /** When it was moved to the bin. */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt: Date | null;
}
