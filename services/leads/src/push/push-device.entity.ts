import type { Language } from '@sandhill/company/language.js';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A browser of a member of staff that is told about new leads (D14). */
@Entity('push_devices')
@Unique('UQ_push_devices_endpoint', ['endpoint'])
@Check('CK_push_devices_language', `"language" IN ('en', 'es')`)
@Index('IX_push_devices_user_id', ['userId'])
export class PushDevice {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** The account's id in auth. */
  @Column('uuid') userId: string;

  /** Where its push service takes messages. */
  @Column('text') endpoint: string;

  /** The browser's public key, and what it shares with this site: only it can read a message. */
  @Column('text') p256dh: string;

  @Column('text') auth: string;

  /** The user's name for it. */
  @Column('text', { nullable: true }) label: string | null;

  @Column('text') language: Language;

  /** Events until then have their messages. */
  @Column('timestamptz', { default: () => 'now()' }) derivedUntil: Date;

  /** Since when its messages are held, in the quiet hours of its user (N4). */
  @Column('timestamptz', { nullable: true }) quietSince: Date | null;

  /** When they last ended: one message counts what came before. */
  @Column('timestamptz', { nullable: true }) quietUntil: Date | null;

  @Column('timestamptz', { nullable: true }) lastSentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
}
