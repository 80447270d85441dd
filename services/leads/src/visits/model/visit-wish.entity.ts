import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** A window that a suspect asked for: it holds no place until the office says that it is no spam (V9). */
@Entity('visit_wishes')
export class VisitWish {
  @PrimaryColumn('uuid', { name: 'lead_id', primaryKeyConstraintName: 'PK_visit_wishes' }) leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_visit_wishes_lead_id' })
  lead?: Relation<Lead>;

  /** As it was asked for: it may not exist. */
  @Column('uuid', { name: 'window_id' }) windowId: string;

  @Column('date') date: string;
}
