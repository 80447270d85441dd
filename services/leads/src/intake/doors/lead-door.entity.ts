import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

export const longestDoorName = 60;

/** An address through which leads of one other source come in (N10). A closed one stays, for the names of its leads. */
@Entity('lead_doors')
@Check('CK_lead_doors_name', `length("name") BETWEEN 1 AND ${longestDoorName}`)
@Unique('UQ_lead_doors_token_hash', ['tokenHash'])
export class LeadDoor {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** The source, as the owner calls it: "Angi". */
  @Column('text') name: string;

  @Column('text') tokenHash: string;

  @Column('boolean', { default: true }) isOpen: boolean;

  @Column('integer', { default: 0 }) acceptedCount: number;

  /** Of these, those without any way to reach the customer. */
  @Column('integer', { default: 0 }) unusableCount: number;

  /** Requests over the rate. */
  @Column('integer', { default: 0 }) refusedCount: number;

  @Column('timestamptz', { nullable: true }) lastLeadAt: Date | null;

  /** The minute in which requests are counted now. */
  @Column('timestamptz', { default: () => 'now()' }) minuteBeganAt: Date;

  @Column('integer', { default: 0 }) minuteCount: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
