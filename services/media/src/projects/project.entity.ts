import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../images/image.entity.js';
import { cutReasons, type CutReason } from '../images/watermarks.js';
import { placements, type Placement } from './placement.js';

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** A project image, as the gallery and the pages show it. */
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
// On an expression, which only the migration can define.
@Index('IX_project_images_section_order', { synchronize: false })
@Index('IX_project_images_waiting_order', ['displayOrder', 'createdAt', 'id'], {
  where: 'waiting_since IS NOT NULL',
})
@Check('CK_project_images_waiting', 'waiting_since IS NULL OR deleted_at IS NOT NULL')
@Index('UQ_project_images_upload_key', ['uploadKey'], { unique: true })
@Index('IX_project_images_deleted_at', ['deletedAt', 'id'], { where: 'deleted_at IS NOT NULL' })
export class Project {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_project_images' })
  id: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** A path on the public server, never bytes. */
  @Column({ name: 'image_url', type: 'text' })
  imageUrl: string;

  @Column({ name: 'image_key', type: 'text' })
  @ForeignKey(() => Image, { name: 'FK_project_images_image_key' })
  @Index('IX_project_images_image_key')
  imageKey: string;

  /** Why the bottom of the picture is cut. */
  @Column({ type: 'text', nullable: true })
  cut: CutReason | null;

  /** The picture is shown uncut, whatever `cut` says. */
  @Column({ name: 'show_original', type: 'boolean', default: false })
  showOriginal: boolean;

  /** The point that every crop keeps, in percent from the left and from the top. */
  @Column({ name: 'focus_x', type: 'smallint', default: 50 })
  focusX: number;

  @Column({ name: 'focus_y', type: 'smallint', default: 50 })
  focusY: number;

  @Column({ type: 'text', default: 'landscaping' })
  category: string;

  @Column({ type: 'text', default: 'gallery' })
  placement: Placement;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ name: 'display_order', type: 'integer', default: 0 })
  displayOrder: number;

  @Column({ name: 'alt_text', type: 'text', nullable: true })
  altText: string | null;

  @Column({ name: 'title_es', type: 'text', nullable: true })
  titleEs: string | null;

  @Column({ name: 'description_es', type: 'text', nullable: true })
  descriptionEs: string | null;

  @Column({ name: 'alt_text_es', type: 'text', nullable: true })
  altTextEs: string | null;

  /** The account that uploaded it; null for samples and older pictures. */
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  @Index('IX_project_images_created_by')
  createdBy: string | null;

  /** When the camera took it; null if the sender does not know. */
  @Column({ name: 'taken_at', type: 'timestamptz', precision: 3, nullable: true })
  takenAt: Date | null;

  /** Millisecond precision, as in JSON and cursors. */
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** When it was put into the bin, or began to wait for an approval. */
  @Column({ name: 'deleted_at', type: 'timestamptz', precision: 3, nullable: true })
  deletedAt: Date | null;

  /** Since when it waits for an approval; it is not in the bin then. */
  @Column({ name: 'waiting_since', type: 'timestamptz', precision: 3, nullable: true })
  waitingSince: Date | null;

  /** Hash of the upload's `Idempotency-Key`; not selected by lists. */
  @Column({ name: 'upload_key', type: 'text', nullable: true, select: false })
  uploadKey: string | null;

  /** Hash of the content uploaded with the key. */
  @Column({ name: 'upload_hash', type: 'text', nullable: true, select: false })
  uploadHash: string | null;
}
