import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A press of "This can't wait" or a booking of a visit from an IP address, kept for a day to limit how often bots can
 * wake the person on call or take places.
 */
@Entity('urgent_presses')
@Index('IX_urgent_presses_key_hash_at', ['keyHash', 'at'])
export class UrgentPress {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Keyed hash of an IP address or its network. The addresses themselves are not stored. */
  @Column('bytea') keyHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
