import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * A hand-over, which lets a phone send photos into a form on another device. It names no person and lasts 30 minutes.
 */
@Entity('photo_handovers')
@Unique('UQ_photo_handovers_desk_hash', ['deskHash'])
@Unique('UQ_photo_handovers_link_hash', ['linkHash'])
@Index('IX_photo_handovers_created_at', ['createdAt'])
export class PhotoHandover {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Hash of the token with which the form reads the photos. */
  @Column('text') deskHash: string;

  /** Hash of the token in the phone's link. */
  @Column('text') linkHash: string;

  /** Hash of the key of the phone that first opened the link; null before the link is opened. */
  @Column('text', { nullable: true }) phoneHash: string | null;

  /** Keyed hashes of the form user's IP address and its networks. The addresses themselves are not stored. */
  @Column('bytea', { array: true }) addressHashes: Buffer[];

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
