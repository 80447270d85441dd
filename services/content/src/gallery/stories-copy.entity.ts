import type { Story } from '@sandhill/company/stories/story.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The stories that media last sent, in one row, for pages that are rendered while media is unavailable. */
@Entity('site_stories')
@Check('CK_site_stories_one', 'id = 1')
export class StoriesCopy {
  @PrimaryColumn('smallint') id: number;

  @Column('text') revision: string;

  @Column('jsonb') stories: Story[];
}
