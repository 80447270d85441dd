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
// An index on an expression, which only the migration can define.
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

  /** Path of the picture on the public server; never a data URL. */
  @Column({ type: 'text' }) imageUrl: string;

  @Column({ type: 'text' })
  @ForeignKey(() => Image, { name: 'FK_project_images_image_key' })
  @Index('IX_project_images_image_key')
  imageKey: string;

  @Column({ type: 'text', nullable: true }) cut: CutReason | null;

  /** Whether the picture is shown uncut although `cut` has a reason. */
  @Column({ type: 'boolean', default: false }) showOriginal: boolean;

  /** Number of changes of the story and of the project's set of pictures. */
  @Column({ type: 'integer', default: 0 }) storyRevision: number;

  /** The point that every crop keeps, in percent from the left and from the top. */
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

  /** Id of the account that uploaded the picture; null for samples and older pictures. */
  @Column({ type: 'uuid', nullable: true })
  @Index('IX_project_images_created_by')
  createdBy: string | null;

  /** When the camera took the picture; null if the sender does not know. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) takenAt: Date | null;

  /** Time of the upload, with milliseconds as in JSON and cursors. */
  @CreateDateColumn({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** When the project was put into the bin, or began to wait for an approval. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) deletedAt: Date | null;

  /** Since when the project waits for an approval; such a project is not in the bin, although `deletedAt` is set. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) waitingSince: Date | null;

  /** Hash of the upload's `Idempotency-Key`; not selected by lists. */
  @Column({ type: 'text', nullable: true, select: false }) uploadKey: string | null;

  /** Hash of the content uploaded with the key. */
  @Column({ type: 'text', nullable: true, select: false }) uploadHash: string | null;
}
