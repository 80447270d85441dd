import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPublicUrl, PublicUrlVariable } from '@sandhill/platform/config/public-url.js';
import { ProcessConfig } from '@sandhill/platform/config/process.config.js';
import {
  FlagVariable,
  IntVariable,
  SecretVariable,
  TextVariable,
  UrlVariable,
} from '@sandhill/platform/config/variables.js';
import { IdentityPrivateKeyVariable } from '@sandhill/platform/identity/identity.config.js';

const http = ['http', 'https'];

/** The variables of the gateway. */
export class GatewayConfig extends ProcessConfig {
  @UrlVariable(http) readonly AUTH_URL: string;

  @UrlVariable(http) readonly LEADS_URL: string;

  @UrlVariable(http) readonly MEDIA_URL: string;

  /** The queue board, where it runs: an optional part. */
  @UrlVariable(http, { optional: true }) readonly QUEUE_BOARD_URL?: string;

  /** Where a worker answers `/health/ready`; without it the site's health does not speak of it. */
  @UrlVariable(http, { optional: true }) readonly LEADS_WORKER_URL?: string;

  @UrlVariable(http, { optional: true }) readonly MEDIA_WORKER_URL?: string;

  /** Signs what the services are told about callers. */
  @IdentityPrivateKeyVariable() readonly IDENTITY_PRIVATE_KEY: string;

  /** The site's own address: the cookie's name, and what an unsafe request's `Origin` must be. */
  @PublicUrlVariable() readonly PUBLIC_URL?: string;

  /** Holds the rate limits for all copies of the gateway; without it each copy counts for itself. */
  @UrlVariable(['redis', 'rediss'], { optional: true }) readonly REDIS_URL?: string;

  @SecretVariable({ minLength: 8, optional: true }) readonly REDIS_PASSWORD?: string;

  /** Requests of one address to the API in a minute. */
  @IntVariable({ min: 1, max: 1_000_000 }) readonly RATE_API_PER_MINUTE: number = 600;

  /** Accepted quotes and messages of one address in a minute. */
  @IntVariable({ min: 1, max: 1_000_000 }) readonly RATE_LEADS_PER_MINUTE: number = 10;

  /** Accepted quotes and messages of one address in an hour. */
  @IntVariable({ min: 1, max: 1_000_000 }) readonly RATE_LEADS_PER_HOUR: number = 60;

  /**
   * Whether a public server of ours stands in front and puts the client's address last in `X-Forwarded-For`.
   * `false` where clients reach the gateway itself, who could then write there what they like.
   */
  @FlagVariable() readonly TRUST_FORWARDED_FOR: boolean = true;

  /** How long a service may be silent, in milliseconds. */
  @IntVariable({ min: 100, max: 600_000 }) readonly SERVICE_TIMEOUT_MS: number = 30_000;

  /** A body that brings less than 100 bytes a second over this long, in seconds, is cut off. */
  @IntVariable({ min: 1, max: 3600 }) readonly BODY_PACE_SECONDS: number = 60;

  /** Where large bodies of visitors' forms are kept until they are whole: room for `UPLOAD_PLACES` of 36 MB. */
  @TextVariable() readonly UPLOAD_FOLDER: string = join(tmpdir(), 'sandhill-uploads');

  /** Large bodies of visitors' forms that one process receives at once. */
  @IntVariable({ min: 2, max: 1000 }) readonly UPLOAD_PLACES: number = 64;

  /** While half of the places are taken, each upload must bring 10 kB a second over this long, in seconds. */
  @IntVariable({ min: 1, max: 3600 }) readonly UPLOAD_PACE_SECONDS: number = 10;

  /** How long connecting to a service may take, in milliseconds. */
  @IntVariable({ min: 50, max: 60_000 }) readonly CONNECT_TIMEOUT_MS: number = 3_000;

  /** How long auth may take to say whose session a cookie is, in milliseconds. */
  @IntVariable({ min: 50, max: 60_000 }) readonly SESSION_TIMEOUT_MS: number = 2_000;

  get publicUrl(): string {
    return this.PUBLIC_URL ?? demoPublicUrl;
  }
}
