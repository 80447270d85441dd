import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** A place that became free, and to whom it is offered now: until then no one else gets it (V8). */
@Entity('visit_openings')
export class VisitOpening {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') windowId: string;

  @Column('date') date: string;

  @Column('uuid', { nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'SET NULL' }) lead?: Relation<Lead>;

  @Column('timestamptz', { nullable: true }) offeredUntil: Date | null;

  /** Leads to whom it was offered. */
  @Column('uuid', { array: true, default: [] }) told: string[];
}
