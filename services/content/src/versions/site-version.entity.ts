import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A published version. Rows are never deleted, and only migrations change them. They contain only text, no files. */
@Entity('site_versions')
export class SiteVersion {
  /** Number of the version, counted from 1 without gaps. */
  @PrimaryColumn('integer') id: number;

  @Column('jsonb') content: SiteContent;

  /** The published entries of the guide; null in versions that are older than the guide. */
  @Column('jsonb', { nullable: true }) guide: PlantGuide | null;

  @Column('timestamptz') publishedAt: Date;

  /**
   * Username of the publisher at the time of publishing. Null for the content that came with the site, and for versions
   * that a command on the server published.
   */
  @Column('text', { nullable: true }) publishedBy: string | null;

  @Column('text', { default: '' }) note: string;

  /** Version whose content and guide this version publishes again; null unless an undo made this version. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

/** A version without its guide, which is needed less often than the texts. */
export type VersionWithoutGuide = Omit<SiteVersion, 'guide'>;
