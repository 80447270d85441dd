import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from './lead.entity.js';

/**
 * Marks a lead whose search text is missing or outdated. Database triggers add the row when a text is added or changed,
 * but not when one is deleted.
 */
@Entity('stale_leads')
export class StaleLead {
  @PrimaryColumn('uuid') leadId: string;

  @OneToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn()
  lead?: Relation<Lead>;

  @Column('timestamptz', { default: () => 'now()' }) markedAt: Date;
}
