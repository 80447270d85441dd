import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** "This can't wait" from an address: kept for a day, so that no robot wakes the person on call (N2). */
@Entity('urgent_presses')
@Index('IX_urgent_presses_key_hash_at', ['keyHash', 'at'])
export class UrgentPress {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Stands for the address or its network, without keeping it. */
  @Column('bytea') keyHash: Buffer;

  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
