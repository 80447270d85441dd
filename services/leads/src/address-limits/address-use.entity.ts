import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something limited that was done from an IP address, kept for a day. See `AddressLimits`. */
@Entity('urgent_presses')
@Index('IX_urgent_presses_key_hash_at', ['keyHash', 'at'])
export class AddressUse {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Keyed hash of what was done and of an IP address or its network. The addresses themselves are not stored. */
  @Column('bytea') keyHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
