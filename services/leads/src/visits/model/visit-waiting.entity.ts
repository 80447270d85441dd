import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** How many places a person is offered at most. */
export const mostOffers = 3;

/** A visitor who wants to hear of an earlier place (V8). */
@Entity('visit_waiting')
export class VisitWaiting {
  @PrimaryColumn('uuid', { name: 'lead_id', primaryKeyConstraintName: 'PK_visit_waiting' }) leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_visit_waiting_lead_id' })
  lead?: Relation<Lead>;

  @Column('timestamptz', { default: () => 'now()' }) since: Date;

  /** Offers so far. */
  @Column('smallint', { default: 0 }) offers: number;
}
