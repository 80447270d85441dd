import { Column, Entity, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { PhotoHandover } from './photo-handover.entity.js';

/** A photo that a phone sent for a form that is not submitted yet: a JPEG as the office would see it. */
@Entity('handed_photos')
@Unique('UQ_handed_photos_handover_id_content_hash', ['handoverId', 'contentHash'])
export class HandedPhoto {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') handoverId: string;

  @ManyToOne(() => PhotoHandover, { onDelete: 'CASCADE' }) handover?: Relation<PhotoHandover>;

  /** Hash of the bytes as they were sent. A photo that is sent twice is stored once. */
  @Column('text') contentHash: string;

  @Column('bytea', { select: false }) bytes: Buffer;
}
