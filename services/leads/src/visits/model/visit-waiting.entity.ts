import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** Maximum number of places that a waiting visitor is offered. */
export const maxOffers = 3;

/** A visitor on the waiting list, who has no visit or wants an earlier one. */
@Entity('visit_waiting')
export class VisitWaiting {
  @PrimaryColumn('uuid') leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  @Column('timestamptz', { default: () => 'now()' }) since: Date;

  @Column('smallint', { default: 0 }) offers: number;
}
