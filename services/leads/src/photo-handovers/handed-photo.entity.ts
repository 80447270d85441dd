import { Column, Entity, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { PhotoHandover } from './photo-handover.entity.js';

/** A photo that a phone has taken for a form that is not sent: a JPEG as the office would see it. */
@Entity('handed_photos')
@Unique('UQ_handed_photos_handover_id_content_hash', ['handoverId', 'contentHash'])
export class HandedPhoto {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') handoverId: string;

  @ManyToOne(() => PhotoHandover, { onDelete: 'CASCADE' }) handover?: Relation<PhotoHandover>;

  /** Of the bytes as they came: sent twice it is one photo. */
  @Column('text') contentHash: string;

  @Column('bytea', { select: false }) bytes: Buffer;
}
