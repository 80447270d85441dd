import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one draft. The row is created at its first use; `content` is null while there is no draft. */
@Entity('site_drafts')
@Check('CK_site_drafts_one', 'id = 1')
export class SiteDraft {
  @PrimaryColumn('smallint') id: 1;

  /** The draft's content, possibly unfinished. */
  @Column('jsonb', { nullable: true }) content: SiteContent | null;

  /** The version from which the draft was begun. */
  @Column('integer', { nullable: true }) basedOn: number | null;

  /** Increases whenever the content that editors see changes; never decreases. */
  @Column('integer', { default: 0 }) revision: number;

  @Column('timestamptz', { nullable: true }) changedAt: Date | null;

  /** User name, at the time of the change, of the person who made it. */
  @Column('text', { nullable: true }) changedBy: string | null;
}
