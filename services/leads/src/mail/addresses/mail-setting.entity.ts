import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { MailSettingName } from './mail-setting-names.js';

/** A mail setting that owners have changed, or whose new address is not confirmed yet. */
@Entity('mail_settings')
@Unique('UQ_mail_settings_mode_name', ['mode', 'name'])
@Check('CK_mail_settings_mode', `"mode" IN ('demo', 'live')`)
@Check(
  'CK_mail_settings_pending',
  `("pending" IS NULL) = ("code_hash" IS NULL) AND ("pending" IS NULL) = ("asked_at" IS NULL)`,
)
export class MailSetting {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /**
   * Mode of the site: a mailbox that was confirmed through the mail catcher of demo mode does not count on a live site.
   */
  @Column('text') mode: 'demo' | 'live';

  @Column('text') name: MailSettingName;

  /** Whether owners have set or removed the value. If so, `value` replaces the value of the environment. */
  @Column('boolean', { default: false }) isSet: boolean;

  /** Null if owners have removed the value, or have not set any. */
  @Column('text', { nullable: true }) value: string | null;

  /** A new email address that is not confirmed yet. */
  @Column('text', { nullable: true }) pending: string | null;

  @Column('text', { nullable: true }) codeHash: string | null;

  /** Number of wrong codes that were entered since the code was mailed. */
  @Column('integer', { default: 0 }) tries: number;

  /** When the code was mailed. */
  @Column('timestamptz', { nullable: true }) askedAt: Date | null;
}
