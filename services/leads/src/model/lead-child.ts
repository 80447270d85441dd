import { Column, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Lead } from './lead.entity.js';

/** Columns of a row that belongs to a lead and is erased with it. */
export abstract class LeadChild {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('uuid') leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' }) lead?: Relation<Lead>;
}
