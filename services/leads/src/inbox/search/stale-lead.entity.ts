import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** Marks a lead whose text for the search is not written yet, or was changed since. Triggers set it. */
@Entity('stale_leads')
export class StaleLead {
  @PrimaryColumn('uuid', { name: 'lead_id', primaryKeyConstraintName: 'PK_stale_leads' }) leadId: string;

  @OneToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_stale_leads_lead_id' })
  lead?: Relation<Lead>;

  @Column('timestamptz', { name: 'marked_at', default: () => 'now()' }) markedAt: Date;
}
