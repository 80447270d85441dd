import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/**
 * A visit window that a visitor chose while their request was suspected spam. No place is reserved until the office
 * says that the request is not spam.
 */
@Entity('visit_wishes')
export class VisitWish {
  @PrimaryColumn('uuid') leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;

  /** Id that the visitor's page sent, unchecked: there may be no such window. */
  @Column('uuid') windowId: string;

  @Column('date') date: string;
}
