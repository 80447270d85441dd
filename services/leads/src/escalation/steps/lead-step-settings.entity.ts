import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export interface StepSetting {
  /** Minutes within business hours without a claim after which the step is taken. */
  afterMinutes: number;
  /**
   * Email address that receives the step's mail. Null: the fallback address for the first step, the owners for the
   * second, no one for the third.
   */
  email: string | null;
}

/** Default steps for unclaimed leads, until an owner changes them. */
export const defaultSteps: StepSetting[] = [30, 60, 90].map((afterMinutes) => ({
  afterMinutes,
  email: null,
}));

/** Settings of the escalation steps for unclaimed leads: a single row, created when it is first read. */
@Entity('lead_step_settings')
@Check('CK_lead_step_settings_id', '"id" = 1')
export class LeadStepSettings {
  @PrimaryColumn('smallint') id: number;

  @Column('boolean') isEnabled: boolean;

  @Column('jsonb') steps: StepSetting[];

  /**
   * When the steps were turned on. Leads that arrived earlier get no steps; otherwise, turning the steps on would send
   * mails about all old leads.
   */
  @Column('timestamptz', { default: () => 'now()' }) enabledAt: Date;

  @Column('integer', { default: 0 }) revision: number;
}
