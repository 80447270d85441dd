import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/**
 * A freed place in a visit window, and the lead to which it is offered. No one else gets the place before
 * `offeredUntil`.
 */
@Entity('visit_openings')
export class VisitOpening {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') windowId: string;

  @Column('date') date: string;

  @Column('uuid', { nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'SET NULL' }) lead?: Relation<Lead>;

  @Column('timestamptz', { nullable: true }) offeredUntil: Date | null;

  /** Ids of the leads to which the place is not offered again: those that had an offer, and the lead that freed it. */
  @Column('uuid', { array: true, default: [] }) told: string[];
}
