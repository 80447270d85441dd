import { Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { VisitWindow } from './visit-window.entity.js';

/**
 * A window on a date. The row is created when somebody first wants a place on that date, and is locked while places are
 * taken.
 */
@Entity('visit_days')
export class VisitDay {
  @PrimaryColumn('uuid') windowId: string;

  @ManyToOne(() => VisitWindow) window?: Relation<VisitWindow>;

  @PrimaryColumn('date') date: string;
}
