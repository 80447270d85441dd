import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { VisitWindow } from './visit-window.entity.js';

/** A window on a date: made when somebody first wants a place in it, and locked while places are given (V2). */
@Entity('visit_days')
export class VisitDay {
  @PrimaryColumn('uuid', { name: 'window_id', primaryKeyConstraintName: 'PK_visit_days' }) windowId: string;

  @ManyToOne(() => VisitWindow)
  @JoinColumn({ name: 'window_id', foreignKeyConstraintName: 'FK_visit_days_window_id' })
  window?: Relation<VisitWindow>;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_visit_days' }) date: string;
}
