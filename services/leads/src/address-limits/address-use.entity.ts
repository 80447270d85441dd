import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A use of a limited action from an IP address, kept for a day. See `AddressLimits`. */
@Entity('urgent_presses')
@Index('IX_urgent_presses_key_hash_at', ['keyHash', 'at'])
export class AddressUse {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Keyed hash of the action and of an IP address or its network. The addresses themselves are not stored. */
  @Column('bytea') keyHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
