import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was published once. Rows are never changed and never deleted; they hold texts alone. */
@Entity('site_versions')
export class SiteVersion {
  /** Counts from 1, without gaps. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'PK_site_versions' })
  id: number;

  @Column('jsonb')
  content: SiteContent;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  /** The user name at that time; null for the first version and for commands on the machine. */
  @Column('text', { name: 'published_by', nullable: true })
  publishedBy: string | null;

  @Column('text', { default: '' })
  note: string;

  /** The version whose content an undo published again. */
  @Column('integer', { name: 'restored_from', nullable: true })
  restoredFrom: number | null;
}
