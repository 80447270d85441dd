import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

export const webHookEvents = [
  'lead.created',
  'lead.changed',
  'lead.claimed',
  'visit.booked',
  'visit.moved',
  'visit.cancelled',
  'visit.done',
] as const;

export type WebHookEvent = (typeof webHookEvents)[number];

/** An address that is told about leads (D16). */
@Entity('web_hooks')
@Check('CK_web_hooks_url', 'length("url") <= 2000')
export class WebHook {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text') url: string;

  /** Signs what is sent: `whsec_` and 24 bytes in base64. */
  @Column('text') secret: string;

  @Column('text', { array: true }) events: WebHookEvent[];

  @Column('boolean', { default: true }) isActive: boolean;

  /** Events before it was switched on are not sent. */
  @Column('timestamptz', { default: () => 'now()' }) activeSince: Date;

  /** Events until then have their deliveries. */
  @Column('timestamptz', { default: () => 'now()' }) derivedUntil: Date;

  /** The first of the failures since the last success. */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;

  /** It could not be reached: nothing is sent before. */
  @Column('timestamptz', { nullable: true }) notBefore: Date | null;

  /** When three days of failures switched it off. */
  @Column('timestamptz', { nullable: true }) givenUpAt: Date | null;

  /** When an alarm reported that. */
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;

  @Column('timestamptz', { nullable: true }) lastSentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
