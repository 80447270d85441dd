import type { Story } from '@sandhill/company/stories/story.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The stories that media told last: one row, for pages that are drawn while media is unavailable. */
@Entity('site_stories')
@Check('CK_site_stories_one', 'id = 1')
export class StoriesCopy {
  @PrimaryColumn('smallint') id: number;

  @Column('text') revision: string;

  @Column('jsonb') stories: Story[];
}
