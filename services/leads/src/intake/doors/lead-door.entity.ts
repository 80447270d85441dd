import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

export const maxDoorNameLength = 60;

/** A door: a URL to which another program or site sends its leads. Closed doors stay, because leads refer to them. */
@Entity('lead_doors')
@Check('CK_lead_doors_name', `length("name") BETWEEN 1 AND ${maxDoorNameLength}`)
@Unique('UQ_lead_doors_token_hash', ['tokenHash'])
export class LeadDoor {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Name of the source, given by an owner, for instance "Angi". */
  @Column('text') name: string;

  @Column('text') tokenHash: string;

  @Column('boolean', { default: true }) isOpen: boolean;

  @Column('integer', { default: 0 }) acceptedCount: number;

  /** How many of the accepted leads have neither an email address nor a phone number. */
  @Column('integer', { default: 0 }) unusableCount: number;

  /** Number of requests that were refused because of the rate limit. */
  @Column('integer', { default: 0 }) refusedCount: number;

  @Column('timestamptz', { nullable: true }) lastLeadAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' }) minuteBeganAt: Date;

  @Column('integer', { default: 0 }) minuteCount: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
