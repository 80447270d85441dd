import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The draft of the site's content. The table's only row is created at first use; `content` is null while there is no
 * draft.
 */
@Entity('site_drafts')
@Check('CK_site_drafts_one', 'id = 1')
export class SiteDraft {
  @PrimaryColumn('smallint') id: 1;

  /** The draft's content, possibly unfinished. */
  @Column('jsonb', { nullable: true }) content: SiteContent | null;

  /** Number of the version from which the draft was begun. */
  @Column('integer', { nullable: true }) basedOn: number | null;

  /** Increases whenever the content that editors see changes; never decreases. */
  @Column('integer', { default: 0 }) revision: number;

  @Column('timestamptz', { nullable: true }) changedAt: Date | null;

  /** User name, at the time of the change, of the person who made it. */
  @Column('text', { nullable: true }) changedBy: string | null;
}
