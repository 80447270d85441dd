import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The steps of the setup list of new owners (“first hour”). The state of a step is read from the service that the step
 * concerns.
 */
export const firstHourSteps = [
  'password',
  'factor',
  'facts',
  'mail',
  'pictures',
  'samples',
  'people',
  'test',
  'backup',
  'live',
] as const;

export type FirstHourStep = (typeof firstHourSteps)[number];

/** Facts for the setup list that no other table has: a single row, created with the first fact. */
@Entity('first_hour')
@Check('CK_first_hour_id', '"id" = 1')
export class FirstHour {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  @Column('text', { array: true, default: [] }) putOff: FirstHourStep[];

  /** Id of the last test lead, which may have been erased. */
  @Column('uuid', { nullable: true }) testLeadId: string | null;

  /** When a mail server first accepted the mail of a test lead. */
  @Column('timestamptz', { nullable: true }) testArrivedAt: Date | null;
}
