import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * The URL from which a person's calendar fetches their visits. Only the hash of its token is stored, so the URL is
 * shown only once.
 */
@Entity('visit_calendars')
@Unique('UQ_visit_calendars_token_hash', ['tokenHash'])
export class VisitCalendar {
  @PrimaryColumn('uuid') personId: string;

  @Column('text') tokenHash: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
