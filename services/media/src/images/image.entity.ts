import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Where a picture's sizes are; `changing` while they move, and after a move was cut off. */
export type Visibility = 'public' | 'changing' | 'hidden';

/** A stored picture and the sizes that exist of it. Its key is a hash, so equal uploads share one. */
@Entity('images')
@Index('IX_images_renditions_owed', ['createdAt'], { where: 'renditions_owed' })
@Index('IX_images_not_public', ['key'], { where: `visibility <> 'public'` })
@Check('CK_images_visibility', `visibility IN ('public', 'changing', 'hidden')`)
export class Image {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'PK_images' })
  key: string;

  /** Of what is shown, upright, in pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  /** Rows at the bottom that are kept in the original and not shown. */
  @Column({ name: 'cut_rows', type: 'integer', default: 0 })
  cutRows: number;

  /** A tiny picture as a data URL. */
  @Column({ type: 'text' })
  placeholder: string;

  @Column({ name: 'webp_widths', type: 'integer', array: true, default: () => "'{}'" })
  webpWidths: number[];

  @Column({ name: 'avif_widths', type: 'integer', array: true, default: () => "'{}'" })
  avifWidths: number[];

  /** The slow sizes are still to be made. */
  @Column({ name: 'renditions_owed', type: 'boolean', default: true })
  renditionsOwed: boolean;

  /** Tries so far; a picture that fails too often is left with the sizes it has. */
  @Column({ name: 'rendition_attempts', type: 'integer', default: 0 })
  renditionAttempts: number;

  /** When a project last asked for it, or gave it up: pages may show it for a while longer. */
  @Column({ name: 'used_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  usedAt: Date;

  @Column({ type: 'text', default: 'public' })
  visibility: Visibility;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
