import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { OfLead } from '../model/of-lead.js';

/** The steps: a second address, the owners, the alarm's channels. */
export const stepNumbers = [1, 2, 3] as const;

export type StepNumber = (typeof stepNumbers)[number];

/** A step that was taken because no one had a lead (D13): each once. */
@Entity('lead_steps')
@Unique('UQ_lead_steps_quote_id_step', ['quoteId', 'step'])
@Unique('UQ_lead_steps_contact_id_step', ['contactId', 'step'])
@Check('CK_lead_steps_lead', '("quote_id" IS NULL) <> ("contact_id" IS NULL)')
@Check('CK_lead_steps_step', '"step" IN (1, 2, 3)')
@Index('IX_lead_steps_untold', ['takenAt'], { where: '"step" = 3 AND "told_at" IS NULL' })
export class LeadStep extends OfLead('lead_steps') {
  @Column('smallint') step: StepNumber;

  @Column('timestamptz', { name: 'taken_at', default: () => 'now()' }) takenAt: Date;

  /** When an alarm reported the third step. */
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt: Date | null;
}
