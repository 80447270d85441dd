import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture to delete from the bucket, because its lead is erased. */
@Entity('photo_erasures')
export class PhotoErasure {
  @PrimaryColumn('text') storageKey: string;

  /** Time until which the row is kept: a worker that is moving the photo may upload it after the deletion. */
  @Column('timestamptz', { default: () => 'now()' }) finalAt: Date;
}
