import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { Lead } from '../model/lead.entity.js';

/** The steps: a second address, the owners, the alarm's channels. */
export const stepNumbers = [1, 2, 3] as const;

export type StepNumber = (typeof stepNumbers)[number];

/** A step that was taken because no one had a lead (D13): each once. */
@Entity('lead_steps')
@Unique('UQ_lead_steps_lead_id_step', ['leadId', 'step'])
@Check('CK_lead_steps_step', '"step" IN (1, 2, 3)')
@Index('IX_lead_steps_untold', ['takenAt'], { where: '"step" = 3 AND "told_at" IS NULL' })
export class LeadStep {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_lead_steps' }) id: string;

  @Column('uuid', { name: 'lead_id' }) leadId: string;

  @ManyToOne(() => Lead, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lead_id', foreignKeyConstraintName: 'FK_lead_steps_lead_id' })
  lead?: Relation<Lead>;

  @Column('smallint') step: StepNumber;

  @Column('timestamptz', { name: 'taken_at', default: () => 'now()' }) takenAt: Date;

  /** When an alarm reported the third step. */
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt: Date | null;
}
