import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture of the gallery that the site's content names, as media last sent it. */
@Entity('site_pictures')
export class SitePictureRow {
  @PrimaryColumn('uuid') id: string;

  /**
   * The picture; null if the media service does not have it. The type is `json`, because `jsonb` would change the order
   * of the keys, and so the hash in the gallery's revision.
   */
  @Column('json', { nullable: true }) picture: SitePicture | null;
}
