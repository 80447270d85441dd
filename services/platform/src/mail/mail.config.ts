import type { ConfigClass } from '../config/process.config.js';
import { ChoiceVariable, PasswordVariable, UrlVariable } from '../config/variables.js';
import { withPassword } from '../database/with-password.js';
import type { MailServerName } from './mail-server-name.js';
import { DkimVariable, SenderVariable, type EmailPredicate } from './mail-variables.js';

/** Adds the variables of a process that sends mail to those of its base class. */
export function MailConfig<Base extends ConfigClass>(base: Base, isAddress: EmailPredicate) {
  class WithMail extends base {
    /** URL of the mail server, for instance `smtp://user:password@mail.host:587`, or `smtps://…`. */
    @UrlVariable(['smtp', 'smtps']) readonly SMTP_URL: string;

    @PasswordVariable('SMTP_URL') readonly SMTP_PASSWORD?: string;

    /** URL of a second mail server, which is used while the first one rejects all mail or is unreachable. */
    @UrlVariable(['smtp', 'smtps'], { optional: true }) readonly SMTP_FALLBACK_URL?: string;

    @PasswordVariable('SMTP_FALLBACK_URL') readonly SMTP_FALLBACK_PASSWORD?: string;

    /** `1` allows unencrypted mail in live mode, for a server on the internal network that has no TLS. */
    @ChoiceVariable(['0', '1']) readonly SMTP_ALLOW_PLAIN: string = '0';

    /** The sender as `Name <address>`. Default: no-reply at the site's domain. */
    @SenderVariable(isAddress) readonly MAIL_FROM?: string;

    /**
     * DKIM settings, of which all three are set or none: the domain, the selector of the key in the DNS, and the
     * private key (PEM).
     */
    @DkimVariable() readonly DKIM_DOMAIN?: string;

    @DkimVariable() readonly DKIM_SELECTOR?: string;

    @DkimVariable() readonly DKIM_PRIVATE_KEY?: string;

    /**
     * Whether connections must be encrypted. They need not be in demo mode, where the mail catcher is local and has no
     * TLS.
     */
    get requireTls(): boolean {
      return this.SITE_MODE === 'live' && this.SMTP_ALLOW_PLAIN !== '1';
    }

    get hasFallbackServer(): boolean {
      return this.SMTP_FALLBACK_URL !== undefined;
    }

    /** The configured mail servers. The URLs contain the passwords. */
    get mailServers(): Array<{ name: MailServerName; url: string }> {
      const { SMTP_URL, SMTP_PASSWORD, SMTP_FALLBACK_URL, SMTP_FALLBACK_PASSWORD } = this;
      const main = { name: 'main', url: withPassword(SMTP_URL, SMTP_PASSWORD) } as const;
      if (SMTP_FALLBACK_URL === undefined) return [main];
      return [main, { name: 'fallback', url: withPassword(SMTP_FALLBACK_URL, SMTP_FALLBACK_PASSWORD) }];
    }

    get dkim(): { domainName: string; keySelector: string; privateKey: string } | undefined {
      const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = this;
      return domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined;
    }
  }
  return WithMail;
}
