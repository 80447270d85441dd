import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A published version. Rows are never changed and never deleted; they hold texts alone. */
@Entity('site_versions')
export class SiteVersion {
  /** Counts from 1, without gaps. */
  @PrimaryColumn('integer') id: number;

  @Column('jsonb') content: SiteContent;

  /** The published entries of the guide; null in versions from before there was one. */
  @Column('jsonb', { nullable: true }) guide: PlantGuide | null;

  @Column('timestamptz') publishedAt: Date;

  /** The user name at that time; null for the first version and for commands on the machine. */
  @Column('text', { nullable: true }) publishedBy: string | null;

  @Column('text', { default: '' }) note: string;

  /** The version whose content and guide an undo published again. */
  @Column('integer', { nullable: true }) restoredFrom: number | null;
}

/** A version with its words, which are read often, and without its guide. */
export type WordsVersion = Omit<SiteVersion, 'guide'>;
