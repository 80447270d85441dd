import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one draft. The row is there once the service has started; without `content` there is no draft. */
@Entity('site_drafts')
@Check('CK_site_drafts_one', 'id = 1')
export class SiteDraft {
  @PrimaryColumn('smallint') id: 1;

  /** May be unfinished. */
  @Column('jsonb', { nullable: true }) content: SiteContent | null;

  /** The version from which the draft was begun. */
  @Column('integer', { nullable: true }) basedOn: number | null;

  /** Grows whenever editors would see another content; never goes back. */
  @Column('integer', { default: 0 }) revision: number;

  @Column('timestamptz', { nullable: true }) changedAt: Date | null;

  /** The user name at that time. */
  @Column('text', { nullable: true }) changedBy: string | null;
}
