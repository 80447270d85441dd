import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RenditionFailure } from './rendition-failure.js';
import type { Rotation } from './rotation.js';

/**
 * Number of failed attempts at a picture's slow sizes (large ones and AVIF), counted over all jobs, after which no
 * further job for them is enqueued automatically.
 */
export const maxRenditionAttempts = 15;

/**
 * Bucket of a picture's sizes: `public` is the public bucket, and `hidden` the private one. The value is `changing`
 * during a move and after an interrupted move.
 */
export type Visibility = 'public' | 'changing' | 'hidden';

/** A stored picture with its sizes. Its key is a hash, so equal uploads share one row. */
@Entity('images')
@Index('IX_images_renditions_owed', ['createdAt'], { where: 'renditions_owed' })
@Index('IX_images_not_public', ['key'], { where: `visibility <> 'public'` })
@Check('CK_images_rendition_failure', `rendition_failure IN ('unreadable', 'store', 'other')`)
@Check('CK_images_turn', 'turn IN (0, 90, 180, 270)')
@Check('CK_images_visibility', `visibility IN ('public', 'changing', 'hidden')`)
export class Image {
  @PrimaryColumn({ type: 'text' }) key: string;

  /** Width in pixels of the picture as it is shown, upright. The same applies to `height`. */
  @Column({ type: 'integer' }) width: number;

  @Column({ type: 'integer' }) height: number;

  /** Number of pixel rows cropped from the bottom. The original upload keeps them. */
  @Column({ type: 'integer', default: 0 }) cutRows: number;

  /** Clockwise rotation of the shown picture, in degrees. The original upload is not rotated. */
  @Column({ type: 'smallint', default: 0 }) turn: Rotation;

  /** A tiny version of the picture, as a data URL. */
  @Column({ type: 'text' }) placeholder: string;

  @Column({ type: 'integer', array: true, default: () => "'{}'" }) webpWidths: number[];

  @Column({ type: 'integer', array: true, default: () => "'{}'" }) avifWidths: number[];

  /** Whether the worker still has to make and store the slow sizes: large ones, and all AVIF sizes. */
  @Column({ type: 'boolean', default: true }) renditionsOwed: boolean;

  /**
   * Number of attempts to make the slow sizes. Attempts during an outage of the store do not count. After too many
   * attempts, the picture keeps only the sizes that it has.
   */
  @Column({ type: 'integer', default: 0 }) renditionAttempts: number;

  @Column({ type: 'text', nullable: true }) renditionFailure: RenditionFailure | null;

  /**
   * Time at which the picture was last uploaded, or last replaced by another one in a project. Pages that are already
   * open may show the picture a while longer.
   */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) usedAt: Date;

  @Column({ type: 'text', default: 'public' }) visibility: Visibility;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
