import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** A place that became free, and to whom it is offered now: until then no one else gets it (V8). */
@Entity('visit_openings')
export class VisitOpening {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_visit_openings' })
  id: string;

  @Column('uuid', { name: 'window_id' }) windowId: string;

  @Column('date') date: string;

  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;

  @ManyToOne(() => Lead, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_visit_openings_lead_id' })
  lead?: Relation<Lead>;

  @Column('timestamptz', { name: 'offered_until', nullable: true }) offeredUntil: Date | null;

  /** Leads to whom it was offered. */
  @Column('uuid', { array: true, default: [] }) told: string[];
}
