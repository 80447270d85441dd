import { PublicUrlVariable } from '@sandhill/platform/config/public-url.js';
import { ObjectStoreConfig } from '@sandhill/platform/object-store/object-store.config.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';
import {
  ChoiceVariable,
  IntVariable,
  SecretVariable,
  TextVariable,
  UrlVariable,
} from '@sandhill/platform/config/variables.js';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import type { MailServerName } from './mail-server-name.js';
import {
  AlertAddressVariable,
  DkimVariable,
  MailAddressVariable,
  MailRoutesVariable,
  SenderVariable,
  type MailRoutes,
} from './mail-variables.js';

/** The variables of the leads service; both of its processes read the same ones. */
export class LeadsConfig extends ObjectStoreConfig {
  /** The mail server, for instance `smtp://user:password@mail.host:587`, or `smtps://…`. */
  @UrlVariable(['smtp', 'smtps']) readonly SMTP_URL: string;

  @SecretVariable({ minLength: 1, optional: true }) readonly SMTP_PASSWORD?: string;

  /** A second mail server, which takes over while the first one refuses us or cannot be reached. */
  @UrlVariable(['smtp', 'smtps'], { optional: true }) readonly SMTP_FALLBACK_URL?: string;

  @SecretVariable({ minLength: 1, optional: true }) readonly SMTP_FALLBACK_PASSWORD?: string;

  /** `1` lets mail go unencrypted in live, to a server on the inner network that speaks no TLS. */
  @ChoiceVariable(['0', '1']) readonly SMTP_ALLOW_PLAIN: string = '0';

  /** The sender, `Name <address>`; without it no-reply at the site's own domain. */
  @SenderVariable() readonly MAIL_FROM?: string;

  /** Who gets quote requests. */
  @MailAddressVariable() readonly OFFICE_EMAIL?: string;

  /** Who gets contact messages. */
  @MailAddressVariable() readonly GENERAL_EMAIL?: string;

  /** Who gets what the office's or the general address refuses. */
  @MailAddressVariable() readonly FALLBACK_EMAIL?: string;

  /** JSON: service id to the address that gets its quotes in place of the office. */
  @MailRoutesVariable() readonly MAIL_ROUTES: MailRoutes = {};

  /** Gets a JSON POST when mail is in trouble. */
  @UrlVariable(['http', 'https'], { optional: true }) readonly ALERT_WEBHOOK_URL?: string;

  /** A second mail server, which tells `ALERT_EMAIL` when mail is in trouble. */
  @UrlVariable(['smtp', 'smtps'], { optional: true }) readonly ALERT_SMTP_URL?: string;

  @AlertAddressVariable() readonly ALERT_EMAIL?: string;

  /** Folders, with commas between, whose disks are watched; a container's own root is on the disk of its volumes. */
  @TextVariable() readonly DISK_PATHS: string = '/';

  /** From how full a disk on, in percent, it raises an alarm. */
  @IntVariable({ min: 1, max: 100 }) readonly DISK_ALARM_PERCENT: number = 85;

  /**
   * Bytes of photos that may wait in PostgreSQL; above it leads are taken without their photos. Without it 5 GB, or
   * 20 % of the smallest disk of `DISK_PATHS` where that is less.
   */
  @IntVariable({ min: 0, max: 1e15, optional: true }) readonly PHOTOS_WAITING_BYTES?: number;

  /** From how full a disk on, in percent, leads are taken without their photos: the rest is kept for their text. */
  @IntVariable({ min: 1, max: 100 }) readonly PHOTOS_UNTIL_DISK_PERCENT: number = 90;

  /** Signs mails, with the two below: the domain, the selector of its key in the DNS, and the private key (PEM). */
  @DkimVariable() readonly DKIM_DOMAIN?: string;

  @DkimVariable() readonly DKIM_SELECTOR?: string;

  @DkimVariable() readonly DKIM_PRIVATE_KEY?: string;

  /** The site's own address, for links in mails; in demo `http://localhost:8080`. */
  @PublicUrlVariable() readonly PUBLIC_URL?: string;

  /** The public half of the gateway's key pair (DER, base64). */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;

  /** Signs the links to photos in the office's mails. */
  @SecretVariable({ minLength: 32 }) readonly PHOTO_LINK_SECRET: string;

  /** The private bucket of visitors' photos. */
  @TextVariable() readonly LEAD_PHOTOS_BUCKET: string = 'lead-photos';

  /** Mails that one worker sends at once, and photos that it converts at once. */
  @IntVariable({ min: 1, max: 20 }) readonly MAIL_CONCURRENCY: number = 3;

  /** In demo mail goes to a catcher on the same machine, which speaks no TLS. */
  get requireTls(): boolean {
    return this.SITE_MODE === 'live' && this.SMTP_ALLOW_PLAIN !== '1';
  }

  get hasFallbackServer(): boolean {
    return this.SMTP_FALLBACK_URL !== undefined;
  }

  /** The addresses of the mail servers that there are, with their passwords. */
  get mailServers(): Array<{ name: MailServerName; url: string }> {
    const { SMTP_URL, SMTP_PASSWORD, SMTP_FALLBACK_URL, SMTP_FALLBACK_PASSWORD } = this;
    const main = { name: 'main', url: withPassword(SMTP_URL, SMTP_PASSWORD) } as const;
    if (SMTP_FALLBACK_URL === undefined) return [main];
    return [main, { name: 'fallback', url: withPassword(SMTP_FALLBACK_URL, SMTP_FALLBACK_PASSWORD) }];
  }

  /** Receipts that visitors get in an hour, all together: a flood of leads floods nobody's mailbox. */
  @IntVariable({ min: 0, max: 100_000 }) readonly RECEIPTS_PER_HOUR: number = 200;

  get diskPaths(): string[] {
    return this.DISK_PATHS.split(',').map((path) => path.trim());
  }

  /** nodemailer's options for signing. */
  get dkim(): { domainName: string; keySelector: string; privateKey: string } | undefined {
    const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = this;
    return domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined;
  }
}
