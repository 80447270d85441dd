import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture of the gallery that the site's content names, as media told it last. */
@Entity('site_pictures')
export class SitePictureRow {
  @PrimaryColumn('uuid') id: string;

  /** Null: media has no such picture (any more). As text, so that what is drawn from it stays the same. */
  @Column('json', { nullable: true }) picture: SitePicture | null;
}
