import { firstSite } from '@sandhill/company/content/first-site.js';
import { isIP } from 'node:net';
import { isEmailAddress } from '@sandhill/company/email-address.js';
import { demoPublicUrl, PublicUrlVariable } from '@sandhill/platform/config/public-url.js';
import {
  ChoiceVariable,
  IntVariable,
  SecretVariable,
  TextVariable,
  UrlVariable,
} from '@sandhill/platform/config/variables.js';
import { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { MailConfig } from '@sandhill/platform/mail/mail.config.js';
import { MailVariable, problemWithAddress } from '@sandhill/platform/mail/mail-variables.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';
import { isUsername, usernameRule } from './accounts/username-rules.js';

const { profile } = firstSite;

/** Variables that the auth service and `make admin` share. */
export class AccountsConfig extends DatabaseConfig {
  /**
   * URL of the content service, which publishes the company's name and texts. Without it, the last stored ones or the
   * built-in defaults are used.
   */
  @UrlVariable(['http', 'https'], { optional: true }) readonly CONTENT_URL?: string;

  @IntVariable({ min: 1, max: 720 }) readonly TEMPORARY_PASSWORD_HOURS: number = 72;
}

/**
 * Policies for second factors. `off`: none is required. `remind`: a reminder is shown. `strict`: most routes refuse
 * signed-in users before they have set up a second factor.
 */
export const secondFactorPolicies = ['off', 'remind', 'strict'] as const;

export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

interface RelyingParty {
  /** The site's host name. */
  id: string;
  origin: string;
}

export class AuthConfig extends MailConfig(AccountsConfig, isEmailAddress) {
  /** Public key of the gateway. It verifies the identities of callers. */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;

  /** The site's public URL. If it has https, the session cookie is `Secure` and bound to the host. */
  @PublicUrlVariable() readonly PUBLIC_URL?: string;

  @IntVariable({ min: 1, max: 168 }) readonly SESSION_IDLE_HOURS: number = 8;

  /** Days after which every session ends, used or not. */
  @IntVariable({ min: 1, max: 90 }) readonly SESSION_MAX_DAYS: number = 7;

  /**
   * Secret for encrypting the secrets of authenticator apps and for signing mailed links. Without it, neither apps nor
   * links can be set up.
   */
  @SecretVariable({ minLength: 32, optional: true }) readonly SECOND_FACTOR_KEY?: string;

  /**
   * Secret for verifying the requests of the leads service for the list of accounts. Without it, leads gets no list.
   */
  @SecretVariable({ minLength: 32, optional: true }) readonly STAFF_LIST_SECRET?: string;

  /**
   * `remind` shows administrators and owners without a second factor a reminder; with `strict`, most routes refuse
   * users of every role before they have set up a second factor. Default: `remind` in live mode, `off` in demo mode.
   */
  @ChoiceVariable(secondFactorPolicies, { optional: true })
  readonly REQUIRE_SECOND_FACTOR?: SecondFactorPolicy;

  /**
   * Owners who can set a forgotten password by mail: those with a second factor, or all. For an owner without a second
   * factor, access to their mailbox is enough to take over the account.
   */
  @ChoiceVariable(['second-factor', 'all']) readonly OWNER_PASSWORD_RESET: 'second-factor' | 'all' =
    'second-factor';

  /** Username of the account created at the first start. */
  @MailVariable((value) => (isUsername(String(value).normalize('NFC')) ? undefined : usernameRule))
  readonly OWNER_USERNAME: string = 'owner';

  @MailVariable((value) => problemWithAddress(value, { isLive: false, isAddress: isEmailAddress }))
  readonly OWNER_EMAIL: string = profile.emails.office;

  /** File for the first temporary password, with mode 0600. Without it, the password is written to standard error. */
  @TextVariable({ optional: true }) readonly FIRST_PASSWORD_FILE?: string;

  get publicUrl(): string {
    return this.PUBLIC_URL ?? demoPublicUrl;
  }

  get secondFactorPolicy(): SecondFactorPolicy {
    return this.REQUIRE_SECOND_FACTOR ?? (this.SITE_MODE === 'live' ? 'remind' : 'off');
  }

  /**
   * The site as the relying party of passkeys. Undefined where browsers refuse passkeys: they require https with a host
   * name, or localhost.
   */
  get relyingParty(): RelyingParty | undefined {
    const { protocol, hostname, origin } = new URL(this.publicUrl);
    const isUsable = protocol === 'https:' ? isHostName(hostname) : hostname === 'localhost';
    return isUsable ? { id: hostname, origin } : undefined;
  }
}

function isHostName(hostname: string): boolean {
  return isIP(hostname) === 0 && !hostname.startsWith('[');
}
