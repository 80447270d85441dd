import type { Language } from '@sandhill/company/language.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Role } from '@sandhill/platform/identity/identity.js';

@Entity('users')
// TypeORM cannot describe an index on lower(…). The migration creates these two indexes.
@Index('UQ_users_username', { synchronize: false })
@Index('UQ_users_email', { synchronize: false })
@Check('CK_users_role', `role IN ('crew', 'user', 'administrator', 'owner')`)
@Check('CK_users_language', `language IN ('en', 'es')`)
@Check('CK_users_is_admin', `is_admin = (role IN ('administrator', 'owner'))`)
@Check(
  'CK_users_second_factor',
  `(second_factor_confirmed_at IS NULL) = (second_factor_last_step IS NULL)
     AND (second_factor_confirmed_at IS NULL OR second_factor_secret IS NOT NULL)`,
)
export class User {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Unique, ignoring case. */
  @Column('text') username: string;

  /** Unique, ignoring case. */
  @Column('text') email: string;

  /** Argon2id hash of the password. */
  @Column('text') password: string;

  @Column('boolean', { default: false }) isAdmin: boolean;

  @Column('text', { default: 'user' }) role: Role;

  @Column('boolean', { default: false }) passwordIsTemporary: boolean;

  @Column('timestamptz', { nullable: true }) passwordExpiresAt: Date | null;

  @Column('timestamptz', { nullable: true }) disabledAt: Date | null;

  /** Secret of the authenticator app, encrypted by `SecretBox`. It is active once `secondFactorConfirmedAt` is set. */
  @Column('bytea', { nullable: true }) secondFactorSecret: Buffer | null;

  /** Time step of the last used code. Codes of this step and of earlier steps are rejected. */
  @Column('integer', { nullable: true }) secondFactorLastStep: number | null;

  @Column('timestamptz', { nullable: true }) secondFactorConfirmedAt: Date | null;

  @Column('timestamptz', { nullable: true }) lastSignedInAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;

  /** Number of passkeys. The transactions that add and remove passkeys change it. */
  @Column('integer', { default: 0 }) passkeyCount: number;

  /** First name that is shown to customers; null if there is none. */
  @Column('text', { nullable: true }) firstName: string | null;

  @Column('text', { default: 'en' }) language: Language;

  get hasAuthenticatorApp(): boolean {
    return Boolean(this.secondFactorConfirmedAt);
  }

  get hasPasskey(): boolean {
    return this.passkeyCount > 0;
  }

  get hasSecondFactor(): boolean {
    return this.hasAuthenticatorApp || this.hasPasskey;
  }
}
