import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A picture whose objects must be deleted from both buckets: it is unused, or its upload has begun and may fail.
 */
@Entity('image_erasures')
@Index('IX_image_erasures_due_at', ['dueAt'])
export class ImageErasure {
  @PrimaryColumn({ type: 'text' }) key: string;

  /** When the objects may be deleted. Until then, an upload or a worker may still store some. */
  @Column({ type: 'timestamptz', default: () => 'now()' }) dueAt: Date;
}
