import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** How many places a person is offered at most. */
export const mostOffers = 3;

/** A visitor who wants to hear of an earlier place (V8). */
@Entity('visit_waiting')
export class VisitWaiting {
  @PrimaryColumn('uuid') leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  @Column('timestamptz', { default: () => 'now()' }) since: Date;

  /** Offers so far. */
  @Column('smallint', { default: 0 }) offers: number;
}
