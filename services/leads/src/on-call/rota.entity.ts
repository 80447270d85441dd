import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { RotaException, Shift } from './rota.js';

/** The rota of the people on call: one row, which is missing until owners set it. */
@Entity('on_call_rota')
@Check('CK_on_call_rota_id', '"id" = 1')
export class RotaSetting {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  @Column('jsonb') shifts: Shift[];

  @Column('jsonb') exceptions: RotaException[];

  @Column('integer', { default: 0 }) revision: number;
}
