import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export interface StepSetting {
  /** Office minutes since the lead came. */
  afterMinutes: number;
  /** Receives the step's mail; null: the fallback address, the owners, no one. */
  email: string | null;
}

/** Until an owner changes them. */
export const firstSteps: StepSetting[] = [30, 60, 90].map((afterMinutes) => ({ afterMinutes, email: null }));

/** How the steps are set: one row, made when it is first read. */
@Entity('lead_step_settings')
@Check('CK_lead_step_settings_id', '"id" = 1')
export class LeadStepSettings {
  @PrimaryColumn('smallint') id: number;

  @Column('boolean') isEnabled: boolean;

  @Column('jsonb') steps: StepSetting[];

  /** Steps are taken for leads that came after it: switching them on does not rouse everybody about old ones. */
  @Column('timestamptz', { default: () => 'now()' }) enabledAt: Date;
}
