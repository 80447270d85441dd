import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';

/** Marks a lead whose text for the search is not written yet, or was changed since. Triggers set it. */
@Entity('stale_leads')
export class StaleLead {
  @PrimaryColumn('uuid') leadId: string;

  @OneToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn()
  lead?: Relation<Lead>;

  @Column('timestamptz', { default: () => 'now()' }) markedAt: Date;
}
