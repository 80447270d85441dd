import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture of the gallery that the site's content names, as media last sent it. */
@Entity('site_pictures')
export class SitePictureRow {
  @PrimaryColumn('uuid') id: string;

  /**
   * The picture; null if media does not have it. The type is `json` instead of `jsonb`, which keeps the text and so its
   * hash unchanged.
   */
  @Column('json', { nullable: true }) picture: SitePicture | null;
}
