import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture to delete from the bucket, because its lead is erased. */
@Entity('photo_erasures')
export class PhotoErasure {
  @PrimaryColumn('text') storageKey: string;

  /**
   * Time until which the row is kept, so that the picture is deleted again later: a worker that was moving the photo
   * may have uploaded it after the first deletion.
   */
  @Column('timestamptz', { default: () => 'now()' }) finalAt: Date;
}
