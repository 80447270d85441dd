import { profile } from '@sandhill/company/profile.js';
import { demoPublicUrl, PublicUrlVariable } from '@sandhill/platform/config/public-url.js';
import { IntVariable, SecretVariable, TextVariable } from '@sandhill/platform/config/variables.js';
import { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';

/** What giving out a temporary password needs; the command behind `make admin` reads no more than this. */
export class AccountsConfig extends DatabaseConfig {
  /** How long a temporary password opens a session. */
  @IntVariable({ min: 1, max: 720 }) readonly TEMPORARY_PASSWORD_HOURS: number = 72;
}

/** The variables of auth. */
export class AuthConfig extends AccountsConfig {
  /** The public half of the gateway's key pair. */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;

  /** The site's own address; with https the session cookie is `Secure` and bound to the host. */
  @PublicUrlVariable() readonly PUBLIC_URL?: string;

  /** A session that nobody used for so long has ended. */
  @IntVariable({ min: 1, max: 168 }) readonly SESSION_IDLE_HOURS: number = 8;

  /** A session ends after so long, used or not. */
  @IntVariable({ min: 1, max: 90 }) readonly SESSION_MAX_DAYS: number = 7;

  /** Seals the secrets of second factors; without it none can be switched on. */
  @SecretVariable({ minLength: 32, optional: true }) readonly SECOND_FACTOR_KEY?: string;

  /** The account made at the first start. */
  @TextVariable() readonly OWNER_USERNAME: string = 'owner';

  @TextVariable() readonly OWNER_EMAIL: string = profile.email;

  /** Where the first temporary password goes, readable by its owner alone; without it, to the terminal. */
  @TextVariable({ optional: true }) readonly FIRST_PASSWORD_FILE?: string;

  get publicUrl(): string {
    return this.PUBLIC_URL ?? demoPublicUrl;
  }
}
