import type { Language } from '@sandhill/company/language.js';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A browser of a member of staff that gets messages about leads. */
@Entity('push_devices')
@Unique('UQ_push_devices_endpoint', ['endpoint'])
@Check('CK_push_devices_language', `"language" IN ('en', 'es')`)
@Index('IX_push_devices_user_id', ['userId'])
export class PushDevice {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** The account's id in auth. */
  @Column('uuid') userId: string;

  /** URL at which the browser's push service accepts messages. */
  @Column('text') endpoint: string;

  /** The browser's public key, and the secret that it shares with this site: only this browser can read a message. */
  @Column('text') p256dh: string;

  @Column('text') auth: string;

  @Column('text', { nullable: true }) label: string | null;

  @Column('text') language: Language;

  /** Time up to which events have been queued as messages. */
  @Column('timestamptz', { default: () => 'now()' }) derivedUntil: Date;

  /** Since when the quiet hours of the device's user have been holding back messages; null outside quiet hours. */
  @Column('timestamptz', { nullable: true }) quietSince: Date | null;

  /**
   * When the quiet hours last ended. The message after the quiet hours counts the leads that arrived before this time,
   * so they get no messages of their own.
   */
  @Column('timestamptz', { nullable: true }) quietUntil: Date | null;

  @Column('timestamptz', { nullable: true }) lastSentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
