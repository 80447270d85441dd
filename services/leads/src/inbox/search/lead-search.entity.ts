import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** Search text of a lead with its notes, messages and conversation, without case and accents. */
@Entity('lead_search')
// A migration creates the index if the extension pg_trgm is available.
@Index('IX_lead_search_text', { synchronize: false })
export class LeadSearch {
  @PrimaryColumn('uuid') leadId: string;

  @OneToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn()
  lead?: Relation<Lead>;

  @Column('text') text: string;
}
