import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../images/image.entity.js';
import { cutReasons, type CutReason } from '../images/watermarks.js';
import { placements, type Placement } from './placement.js';

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** A project image: a picture with its texts, which the gallery and other pages show. */
@Entity('project_images')
@Check('CK_project_images_placement', `placement IN (${quoted(placements)})`)
@Check('CK_project_images_cut', `cut IN (${quoted(cutReasons)})`)
@Check('CK_project_images_focus_x', 'focus_x BETWEEN 0 AND 100')
@Check('CK_project_images_focus_y', 'focus_y BETWEEN 0 AND 100')
@Check('CK_project_images_display_order', 'display_order >= 0')
@Index('IX_project_images_order', ['displayOrder', 'createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('IX_project_images_category_order', ['category', 'displayOrder', 'createdAt', 'id'], {
  where: 'deleted_at IS NULL',
})
@Index('IX_project_images_featured_order', ['displayOrder', 'createdAt', 'id'], {
  where: `deleted_at IS NULL AND (featured OR placement = 'featured')`,
})
// An index on an expression. Only the migration can define it.
@Index('IX_project_images_section_order', { synchronize: false })
@Index('IX_project_images_waiting_order', ['displayOrder', 'createdAt', 'id'], {
  where: 'waiting_since IS NOT NULL',
})
@Check('CK_project_images_waiting', 'waiting_since IS NULL OR deleted_at IS NOT NULL')
@Index('UQ_project_images_upload_key', ['uploadKey'], { unique: true })
@Index('IX_project_images_deleted_at', ['deletedAt', 'id'], { where: 'deleted_at IS NOT NULL' })
export class Project {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;

  @Column({ type: 'text' }) title: string;

  @Column({ type: 'text', nullable: true }) description: string | null;

  /** Path of the picture on the public server. It is never a data URL. */
  @Column({ type: 'text' }) imageUrl: string;

  @Column({ type: 'text' })
  @ForeignKey(() => Image, { name: 'FK_project_images_image_key' })
  @Index('IX_project_images_image_key')
  imageKey: string;

  @Column({ type: 'text', nullable: true }) cut: CutReason | null;

  /** Whether the picture is shown uncut although there is a reason to cut it. */
  @Column({ type: 'boolean', default: false }) showOriginal: boolean;

  /** Number of changes to the project's story and pictures. */
  @Column({ type: 'integer', default: 0 }) storyRevision: number;

  /**
   * Horizontal position of the point that every crop keeps, in percent from the left; `focusY` is in percent from the
   * top.
   */
  @Column({ type: 'smallint', default: 50 }) focusX: number;

  @Column({ type: 'smallint', default: 50 }) focusY: number;

  @Column({ type: 'text', default: 'landscaping' }) category: string;

  @Column({ type: 'text', default: 'gallery' }) placement: Placement;

  @Column({ type: 'boolean', default: false }) featured: boolean;

  @Column({ type: 'integer', default: 0 }) displayOrder: number;

  @Column({ type: 'text', nullable: true }) altText: string | null;

  @Column({ type: 'text', nullable: true }) titleEs: string | null;

  @Column({ type: 'text', nullable: true }) descriptionEs: string | null;

  @Column({ type: 'text', nullable: true }) altTextEs: string | null;

  /**
   * Id of the account that uploaded the picture. Null for samples, and for pictures that were uploaded before this
   * column existed.
   */
  @Column({ type: 'uuid', nullable: true })
  @Index('IX_project_images_created_by')
  createdBy: string | null;

  /** Time at which the camera took the picture; null if the upload did not state it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) takenAt: Date | null;

  /** Time of the upload in whole milliseconds, as in JSON and cursors. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Time at which the project was moved into the bin, or began to wait for an approval. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) deletedAt: Date | null;

  /**
   * Time since which the project has been waiting for an approval. Such a project is not in the bin, although
   * `deletedAt` is set.
   */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) waitingSince: Date | null;

  /** Hash of the upload's `Idempotency-Key`. Lists do not select it. */
  @Column({ type: 'text', nullable: true, select: false }) uploadKey: string | null;

  /** Hash of the content that was uploaded with the key. */
  @Column({ type: 'text', nullable: true, select: false }) uploadHash: string | null;
}
