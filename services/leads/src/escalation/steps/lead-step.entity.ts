import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { LeadChild } from '../../model/lead-child.js';

/** The steps of an escalation. The third step of `unclaimed` and `urgent` raises an alarm. */
export const stepNumbers = [1, 2, 3] as const;

/**
 * Reason for an escalation: no one has claimed the lead, it is urgent, its visitor waits again after an answer, or its
 * visitor added photos.
 */
export type Ladder = 'unclaimed' | 'urgent' | 'waiting' | 'photos';

export type StepNumber = (typeof stepNumbers)[number];

@Entity('lead_steps')
@Unique('UQ_lead_steps_lead_id_ladder_step_since', ['leadId', 'ladder', 'step', 'since'])
@Check('CK_lead_steps_ladder', `"ladder" IN ('unclaimed', 'urgent', 'waiting', 'photos')`)
@Check('CK_lead_steps_step', '"step" IN (1, 2, 3)')
@Index('IX_lead_steps_untold', ['takenAt'], { where: '"step" = 3 AND "told_at" IS NULL' })
export class LeadStep extends LeadChild {
  @Column('text', { default: 'unclaimed' }) ladder: Ladder;

  /** When the escalation began; `-infinity` for `unclaimed`, the only escalation that cannot begin again. */
  @Column('timestamptz', { default: () => `'-infinity'` }) since: Date;

  @Column('smallint') step: StepNumber;

  @Column('timestamptz', { default: () => 'now()' }) takenAt: Date;

  /** When an alarm reported the third step. */
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;
}
