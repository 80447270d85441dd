import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** Text for searching leads: all that was said with and about a lead, without case and accents. */
@Entity('lead_search')
// The migration creates it, where there is pg_trgm.
@Index('IX_lead_search_text', { synchronize: false })
export class LeadSearch {
  @PrimaryColumn('uuid') leadId: string;

  @OneToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn()
  lead?: Relation<Lead>;

  @Column('text') text: string;
}
