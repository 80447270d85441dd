import type { PublicContent } from '../content/public-content.js';
import type { GuideEntryName } from '../plant-guide/guide-entry-name.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Copy of the published content that a service last read. The service starts with the copy if the content service is
 * unavailable.
 */
@Entity('published_site')
@Check('CK_published_site_one_row', 'id = 1')
export class PublishedSiteCopy {
  @PrimaryColumn('integer', { default: 1 }) id: number;

  @Column('integer') version: number;

  @Column('jsonb') content: PublicContent;

  @Column('jsonb', { default: [] }) guide: GuideEntryName[];
}
