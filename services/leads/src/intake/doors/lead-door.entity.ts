import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

export const longestDoorName = 60;

/** An address through which leads of one other source come in (N10). A closed one stays, for the names of its leads. */
@Entity('lead_doors')
@Check('CK_lead_doors_name', `length("name") BETWEEN 1 AND ${longestDoorName}`)
@Unique('UQ_lead_doors_token_hash', ['tokenHash'])
export class LeadDoor {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_lead_doors' }) id: string;

  /** The source, as the owner calls it: "Angi". */
  @Column('text') name: string;

  @Column('text', { name: 'token_hash' }) tokenHash: string;

  @Column('boolean', { name: 'is_open', default: true }) isOpen: boolean;

  @Column('integer', { name: 'accepted_count', default: 0 }) acceptedCount: number;

  /** Of these, those without any way to reach the customer. */
  @Column('integer', { name: 'unusable_count', default: 0 }) unusableCount: number;

  /** Requests over the rate. */
  @Column('integer', { name: 'refused_count', default: 0 }) refusedCount: number;

  @Column('timestamptz', { name: 'last_lead_at', nullable: true }) lastLeadAt: Date | null;

  /** The minute in which requests are counted now. */
  @Column('timestamptz', { name: 'minute_began_at', default: () => 'now()' }) minuteBeganAt: Date;

  @Column('integer', { name: 'minute_count', default: 0 }) minuteCount: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
