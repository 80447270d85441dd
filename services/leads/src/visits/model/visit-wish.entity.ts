import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** A window that a suspect asked for: it holds no place until the office says that it is no spam (V9). */
@Entity('visit_wishes')
export class VisitWish {
  @PrimaryColumn('uuid') leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  /** As it was asked for: it may not exist. */
  @Column('uuid') windowId: string;

  @Column('date') date: string;
}
