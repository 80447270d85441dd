import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The places at which the site shows a project's picture, as the content service last reported them. There is no
 * foreign key, because the site's content may name a project that is deleted.
 */
@Entity('site_picture_uses')
export class SitePictureUse {
  @PrimaryColumn({ type: 'uuid' }) projectId: string;

  /** Ids of places from `pictureUses` (services/company). */
  @Column({ type: 'text', array: true }) places: string[];
}
