import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Time of the last beat, in a single row. Sweeps write a beat at most every ten seconds. Leases count beats instead of
 * time, so neither a jump of PostgreSQL's clock nor an outage ends the claim of a live process.
 */
@Entity('delivery_beats')
@Check('CK_delivery_beats_id', '"id" = 1')
export class DeliveryBeat {
  @PrimaryColumn('smallint') id: number;

  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
