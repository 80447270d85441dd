import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A picture whose objects are to go from both buckets: nobody mentions it any more, or its upload has begun and is
 * not complete.
 */
@Entity('image_erasures')
@Index('IX_image_erasures_due_at', ['dueAt'])
export class ImageErasure {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'PK_image_erasures' })
  key: string;

  /** Not before: an upload or a worker may still bring objects. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;
}
