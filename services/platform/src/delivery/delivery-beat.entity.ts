import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The clock of leases: one row, which sweeps move at most once in ten seconds. Leases count its beats instead of time, so
 * neither a jump of PostgreSQL's clock nor an outage ends the claim of a process that lives.
 */
@Entity('delivery_beats')
@Check('CK_delivery_beats_id', '"id" = 1')
export class DeliveryBeat {
  @PrimaryColumn('smallint') id: number;

  @Column('timestamptz', { default: () => 'now()' }) at: Date;
}
