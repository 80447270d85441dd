import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from './lead.entity.js';

/** Marks a lead whose search text is missing or outdated. Triggers add the row, but not for deletions. */
@Entity('stale_leads')
export class StaleLead {
  @PrimaryColumn('uuid') leadId: string;

  @OneToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn()
  lead?: Relation<Lead>;

  @Column('timestamptz', { default: () => 'now()' }) markedAt: Date;
}
