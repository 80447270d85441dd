import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture in the bucket whose lead is erased already. */
@Entity('photo_erasures')
export class PhotoErasure {
  @PrimaryColumn('text', { name: 'storage_key', primaryKeyConstraintName: 'PK_photo_erasures' })
  storageKey: string;

  /** Removing it counts from then on: before, a worker that was moving the photo may still bring it. */
  @Column('timestamptz', { name: 'final_at', default: () => 'now()' }) finalAt: Date;
}
