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
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'PK_web_hooks' }) id: string;

  @Column('text') url: string;

  /** Signs what is sent: `whsec_` and 24 bytes in base64. */
  @Column('text') secret: string;

  @Column('text', { array: true }) events: WebHookEvent[];

  @Column('boolean', { name: 'is_active', default: true }) isActive: boolean;

  /** Events before it was switched on are not sent. */
  @Column('timestamptz', { name: 'active_since', default: () => 'now()' }) activeSince: Date;

  /** Events until then have their deliveries. */
  @Column('timestamptz', { name: 'derived_until', default: () => 'now()' }) derivedUntil: Date;

  /** The first of the failures since the last success. */
  @Column('timestamptz', { name: 'failing_since', nullable: true }) failingSince: Date | null;

  /** It could not be reached: nothing is sent before. */
  @Column('timestamptz', { name: 'not_before', nullable: true }) notBefore: Date | null;

  /** When three days of failures switched it off. */
  @Column('timestamptz', { name: 'given_up_at', nullable: true }) givenUpAt: Date | null;

  /** When an alarm reported that. */
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt: Date | null;

  @Column('timestamptz', { name: 'last_sent_at', nullable: true }) lastSentAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
