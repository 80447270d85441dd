import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * The URL from which a person's calendar fetches their visits. Only its token's hash is stored: the URL is shown once.
 */
@Entity('visit_calendars')
@Unique('UQ_visit_calendars_token_hash', ['tokenHash'])
export class VisitCalendar {
  @PrimaryColumn('uuid') personId: string;

  @Column('text') tokenHash: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
