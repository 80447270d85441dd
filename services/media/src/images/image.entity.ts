import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RenditionFailure } from './rendition-failure.js';
import type { Turn } from './turn.js';

/** Limit on attempts at one picture's slow sizes (large ones and AVIF), across all its jobs. */
export const maxRenditionAttempts = 15;

/**
 * Whether a picture's sizes are in the public or the private bucket; `changing` during a move or after an interrupted
 * one.
 */
export type Visibility = 'public' | 'changing' | 'hidden';

/** A stored picture and its sizes. The key is a hash, so equal uploads share one row. */
@Entity('images')
@Index('IX_images_renditions_owed', ['createdAt'], { where: 'renditions_owed' })
@Index('IX_images_not_public', ['key'], { where: `visibility <> 'public'` })
@Check('CK_images_rendition_failure', `rendition_failure IN ('unreadable', 'store', 'other')`)
@Check('CK_images_turn', 'turn IN (0, 90, 180, 270)')
@Check('CK_images_visibility', `visibility IN ('public', 'changing', 'hidden')`)
export class Image {
  @PrimaryColumn({ type: 'text' }) key: string;

  /** Size of the shown, upright picture in pixels. */
  @Column({ type: 'integer' }) width: number;

  @Column({ type: 'integer' }) height: number;

  /** Pixel rows cut from the bottom; the original keeps them. */
  @Column({ type: 'integer', default: 0 }) cutRows: number;

  /** Turn of the shown picture, clockwise in degrees; the original is not turned. */
  @Column({ type: 'smallint', default: 0 }) turn: Turn;

  /** A tiny picture as a data URL. */
  @Column({ type: 'text' }) placeholder: string;

  @Column({ type: 'integer', array: true, default: () => "'{}'" }) webpWidths: number[];

  @Column({ type: 'integer', array: true, default: () => "'{}'" }) avifWidths: number[];

  /** Whether the worker still has to make and store the slow sizes: large ones, and all in AVIF. */
  @Column({ type: 'boolean', default: true }) renditionsOwed: boolean;

  /** A picture that fails too often keeps the sizes it has. */
  @Column({ type: 'integer', default: 0 }) renditionAttempts: number;

  @Column({ type: 'text', nullable: true }) renditionFailure: RenditionFailure | null;

  /** When a project last used the picture; open pages may show it a while longer. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' }) usedAt: Date;

  @Column({ type: 'text', default: 'public' }) visibility: Visibility;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
