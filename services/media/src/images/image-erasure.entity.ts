import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A picture whose objects must be deleted from both buckets, because it is unused, or because its upload has begun and
 * may fail.
 */
@Entity('image_erasures')
@Index('IX_image_erasures_due_at', ['dueAt'])
export class ImageErasure {
  @PrimaryColumn({ type: 'text' }) key: string;

  /** Time from which the objects may be deleted. Until then, an upload or a worker may still store objects. */
  @Column({ type: 'timestamptz', default: () => 'now()' }) dueAt: Date;
}
