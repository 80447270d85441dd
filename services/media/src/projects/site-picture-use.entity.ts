import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The places at which the site shows a project's picture, as content told last. It names the project, which may be gone:
 * content keeps what it was told.
 */
@Entity('site_picture_uses')
export class SitePictureUse {
  @PrimaryColumn({ type: 'uuid' }) projectId: string;

  /** Of `pictureUses` (services/company). */
  @Column({ type: 'text', array: true }) places: string[];
}
