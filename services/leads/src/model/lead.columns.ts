import type { Language } from '@sandhill/company/language.js';
import { Column, CreateDateColumn, DeleteDateColumn } from 'typeorm';
import type { ClaimWay, LeadSource, LostReason, Utm } from './lead-desk.js';
import type { LeadStatus } from './lead-status.js';

/** The columns that quotes and contacts share. */
export abstract class LeadColumns {
  /** A short name that can be read out on the phone: `Q-7F3K2M`. */
  @Column('text') reference: string;

  @Column('text') name: string;

  /** Null only where staff typed the lead in and have a phone number (D5). */
  @Column('text', { nullable: true }) email: string | null;

  @Column('text') message: string;

  /** The language of the page that held the form. */
  @Column('text') language: Language;

  /** The path of that page. */
  @Column('text', { nullable: true }) page: string | null;

  @Column('text', { default: 'new' }) status: LeadStatus;

  /** How the lead reached the firm. */
  @Column('text', { default: 'site' }) source: LeadSource;

  /** The first page of the visit, a path of this site (D17). */
  @Column('text', { name: 'first_page', nullable: true }) firstPage: string | null;

  /** The host that led the visitor here (D17). */
  @Column('text', { name: 'referrer_host', nullable: true }) referrerHost: string | null;

  @Column('jsonb', { nullable: true }) utm: Utm | null;

  /** The visitor's answer to "How did you hear of us?". */
  @Column('text', { name: 'heard_from', nullable: true }) heardFrom: string | null;

  /** Slugs of the guide's pages that the visitor came from, at most five, the one that led to the form first (G10). */
  @Column('text', { array: true, default: [] }) guide: string[];

  /** Photos that were sent but not kept, because the photo budget was used up. */
  @Column('smallint', { name: 'photos_not_kept', default: 0 }) photosNotKept: number;

  /** The phone number in E.164, for finding the same person's leads; null where it cannot be read (D6). */
  @Column('text', { name: 'phone_e164', nullable: true }) phoneE164: string | null;

  /** Who sees to it: a member of staff (D4). */
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId: string | null;

  /** The day of the next step, `YYYY-MM-DD`. */
  @Column('date', { name: 'follow_up_on', nullable: true }) followUpOn: string | null;

  /** When somebody first said that they have it (D12). */
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt: Date | null;

  @Column('text', { name: 'claimed_via', nullable: true }) claimedVia: ClaimWay | null;

  /** The user name of who said so; null where it is not known, as in the office's mail. */
  @Column('text', { name: 'claimed_by', nullable: true }) claimedBy: string | null;

  /** When staff first answered or called (D2). */
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;

  /** The quoted amount, in cents (D7). */
  @Column('integer', { name: 'quoted_cents', nullable: true }) quotedCents: number | null;

  /** What the job brought, in cents. */
  @Column('integer', { name: 'job_cents', nullable: true }) jobCents: number | null;

  @Column('text', { name: 'lost_reason', nullable: true }) lostReason: LostReason | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;

  /** When it was moved to the bin. */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt: Date | null;
}
