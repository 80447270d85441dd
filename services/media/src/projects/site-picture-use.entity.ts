import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The uses of a project's picture on the site, as the content service last reported them. There is no foreign key,
 * because the site's content may name a project that is deleted.
 */
@Entity('site_picture_uses')
export class SitePictureUse {
  @PrimaryColumn({ type: 'uuid' }) projectId: string;

  /** Ids of uses from `pictureUses` (services/company). */
  @Column({ type: 'text', array: true }) places: string[];

  /**
   * Keys of those images of the project that entries of the plant guide show. The entries name images, not projects.
   */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) guideImages: string[];
}
