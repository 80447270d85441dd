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

@Entity('web_hooks')
@Check('CK_web_hooks_url', 'length("url") <= 2000')
export class WebHook {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text') url: string;

  /** Secret that signs the requests: `whsec_` and 24 bytes in base64. */
  @Column('text') secret: string;

  @Column('text', { array: true }) events: WebHookEvent[];

  @Column('boolean', { default: true }) isActive: boolean;

  /** When the hook was last turned on. Earlier events are not sent. */
  @Column('timestamptz', { default: () => 'now()' }) activeSince: Date;

  /** Time up to which events have been queued as deliveries. */
  @Column('timestamptz', { default: () => 'now()' }) derivedUntil: Date;

  /** When the first failure since the last success happened; null if there is none. */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;

  /**
   * Time before which nothing is sent automatically, because the URL could not be reached or was slow. From then on one
   * delivery at a time is sent, until the URL answers in time.
   */
  @Column('timestamptz', { nullable: true }) notBefore: Date | null;

  /** When the hook was turned off after three days of failures. */
  @Column('timestamptz', { nullable: true }) givenUpAt: Date | null;

  /** When an alarm reported that the hook was turned off. */
  @Column('timestamptz', { nullable: true }) toldAt: Date | null;

  @Column('timestamptz', { nullable: true }) lastSentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
