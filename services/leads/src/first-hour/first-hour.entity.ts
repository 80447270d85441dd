import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The steps of the owner's first hour (O1). Their states are read where each belongs. */
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

/** Facts of the first hour that no other table has: one row, made when something is first noted. */
@Entity('first_hour')
@Check('CK_first_hour_id', '"id" = 1')
export class FirstHour {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  /** Steps that owners want to see later. */
  @Column('text', { array: true, default: [] }) putOff: FirstHourStep[];

  /** The last test lead; it may be erased since. */
  @Column('uuid', { nullable: true }) testLeadId: string | null;

  /** When the mail of a test lead was first seen as accepted. */
  @Column('timestamptz', { nullable: true }) testArrivedAt: Date | null;
}
