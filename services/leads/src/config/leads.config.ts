import { PublicUrlVariable } from '@sandhill/platform/config/public-url.js';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { ObjectStoreConfig } from '@sandhill/platform/object-store/object-store.config.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';
import {
  ChoiceVariable,
  IntVariable,
  PasswordVariable,
  SecretVariable,
  TextVariable,
  UrlVariable,
} from '@sandhill/platform/config/variables.js';
import { MailConfig } from '@sandhill/platform/mail/mail.config.js';
import { isEmailAddress } from '@sandhill/company/email-address.js';
import {
  AlertAddressVariable,
  MailAddressVariable,
  MailRoutesVariable,
  OptionalAddressVariable,
  type MailRoutes,
} from './mail-variables.js';

/** The environment variables of the leads service, shared by both of its processes. */
export class LeadsConfig extends MailConfig(ObjectStoreConfig, isEmailAddress) {
  /**
   * URL of the content service. Mails and reminders use the texts and facts published there. If it is absent, they use
   * the built-in defaults.
   */
  @UrlVariable(['http', 'https'], { optional: true }) readonly CONTENT_URL?: string;

  /** URL of the auth service, whose accounts may own leads. The list of accounts is copied every five seconds. */
  @UrlVariable(['http', 'https'], { optional: true }) readonly AUTH_URL?: string;

  /**
   * Secret, also set in auth, that signs the requests for the list of accounts. Without the secret, the list of staff
   * contains only people who have used this service, for instance by claiming a lead.
   */
  @SecretVariable({ minLength: 32, optional: true }) readonly STAFF_LIST_SECRET?: string;

  /** Email address that receives quote requests. */
  @MailAddressVariable() readonly OFFICE_EMAIL?: string;

  /** Email address that receives contact messages. */
  @MailAddressVariable() readonly GENERAL_EMAIL?: string;

  /** Email address that receives mail that failed permanently at another address of the firm or its staff. */
  @MailAddressVariable() readonly FALLBACK_EMAIL?: string;

  /** Email address that receives the mail of the daily test lead. If it is absent, the fallback address receives it. */
  @OptionalAddressVariable() readonly PROOF_EMAIL?: string;

  /**
   * Mailbox for visitors' replies, `imaps://user:password@host`. Each reply is added to its lead. The mailbox is only
   * read, never changed.
   */
  @UrlVariable(['imap', 'imaps'], { optional: true }) readonly IMAP_URL?: string;

  @PasswordVariable('IMAP_URL') readonly IMAP_PASSWORD?: string;

  /**
   * `0` if the mailbox does not receive mail for `name+anything@…`. Replies are then matched to leads only by
   * `In-Reply-To` and `References`.
   */
  @ChoiceVariable(['0', '1']) readonly IMAP_PLUS_ADDRESS: string = '1';

  /**
   * JSON object with email addresses by service id. They receive the quote requests for these services instead of the
   * office.
   */
  @MailRoutesVariable() readonly MAIL_ROUTES: MailRoutes = {};

  /**
   * `settings`: owners can change the mail addresses in the settings, which take precedence over the environment.
   * `environment`: `OFFICE_EMAIL`, `GENERAL_EMAIL`, `FALLBACK_EMAIL`, `MAIL_ROUTES` and `MAIL_FROM` are fixed.
   */
  @ChoiceVariable(['settings', 'environment']) readonly MAIL_ADDRESSES: string = 'settings';

  /** URL that receives alarms as a JSON POST. */
  @UrlVariable(['http', 'https'], { optional: true }) readonly ALERT_WEBHOOK_URL?: string;

  /** URL of the mail server that sends alarms to `ALERT_EMAIL`. */
  @UrlVariable(['smtp', 'smtps'], { optional: true }) readonly ALERT_SMTP_URL?: string;

  @AlertAddressVariable() readonly ALERT_EMAIL?: string;

  /** Comma-separated folders whose disks are monitored. In a container `/` is on the same disk as its volumes. */
  @TextVariable() readonly DISK_PATHS: string = '/';

  @IntVariable({ min: 1, max: 100 }) readonly DISK_ALARM_PERCENT: number = 85;

  /**
   * Maximum number of bytes of photos that wait in PostgreSQL; above it, leads are accepted without their photos.
   * Default: 5 GB or 20 % of the smallest disk of `DISK_PATHS`, whichever is less.
   */
  @IntVariable({ min: 0, max: 1e15, optional: true }) readonly PHOTOS_WAITING_BYTES?: number;

  /**
   * Disk use, in percent, above which leads are accepted without photos. The rest of the disk is reserved for the text
   * of leads.
   */
  @IntVariable({ min: 1, max: 100 }) readonly PHOTOS_UNTIL_DISK_PERCENT: number = 90;

  /** URL of the site, for links in mails. Default in demo: `http://localhost:8080`. */
  @PublicUrlVariable() readonly PUBLIC_URL?: string;

  /** Other names of the site, with spaces between. They redirect to `PUBLIC_URL`; their certificates are checked, too. */
  @TextVariable({ optional: true }) readonly OTHER_DOMAINS?: string;

  /** The public half of the gateway's key pair (DER, base64). */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;

  /** Secret that signs photo links. The keys of the other links, codes and stored hashes are derived from it. */
  @SecretVariable({ minLength: 32 }) readonly PHOTO_LINK_SECRET: string;

  /** The private bucket of visitors' photos. */
  @TextVariable() readonly LEAD_PHOTOS_BUCKET: string = 'lead-photos';

  /** Number of jobs of each queue that a worker runs at the same time. */
  @IntVariable({ min: 1, max: 20 }) readonly MAIL_CONCURRENCY: number = 3;

  /**
   * CPU niceness of the worker process: 10 gives visitors' requests priority; use 0 if other programs keep the machine
   * busy.
   */
  @IntVariable({ min: 0, max: 19 }) readonly WORKER_NICE: number = 10;

  /**
   * Maximum number of receipts (confirmation mails) per hour for all visitors together, so that a flood of leads does
   * not become a flood of mail.
   */
  @IntVariable({ min: 0, max: 100_000 }) readonly RECEIPTS_PER_HOUR: number = 200;

  /**
   * Internal URL of the public web server. In live mode, the daily test lead is sent to this server. If the URL is
   * missing, there is no test lead.
   */
  @UrlVariable(['http', 'https'], { optional: true }) readonly PROOF_URL?: string;

  /** `1` allows web hooks and push endpoints in the firm's network, also without TLS. */
  @ChoiceVariable(['0', '1']) readonly WEBHOOK_ALLOW_PRIVATE: string = '0';

  /** Maximum number of event streams (open lead lists) that one process serves at the same time. */
  @IntVariable({ min: 1, max: 100_000 }) readonly LEAD_STREAMS: number = 1_000;

  /** Maximum number of event streams of one person that one process serves at the same time; a browser needs one. */
  @IntVariable({ min: 1, max: 100_000 }) readonly LEAD_STREAMS_PER_USER: number = 12;

  get proofUrl(): string | undefined {
    return this.SITE_MODE === 'live' ? this.PROOF_URL : undefined;
  }

  /**
   * Whether owners can change the mail addresses in the settings. Until they do, the values of the environment apply.
   */
  get takesMailSettings(): boolean {
    return this.MAIL_ADDRESSES === 'settings';
  }

  get allowsPrivateHooks(): boolean {
    return this.WEBHOOK_ALLOW_PRIVATE === '1';
  }

  /**
   * Connection to the mailbox of replies; undefined if none is configured. `address` is the user name, if the user name
   * is an email address.
   */
  get imap(): { url: string; address: string | undefined; requireTls: boolean } | undefined {
    if (this.IMAP_URL === undefined) return undefined;
    const url = withPassword(this.IMAP_URL, this.IMAP_PASSWORD);
    const user = decodeURIComponent(new URL(url).username);
    return { url, address: isEmailAddress(user) ? user : undefined, requireTls: this.SITE_MODE === 'live' };
  }

  get otherDomains(): string[] {
    return (this.OTHER_DOMAINS ?? '').split(' ').filter(Boolean);
  }

  get diskPaths(): string[] {
    return this.DISK_PATHS.split(',').map((path) => path.trim());
  }
}
