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

export class GatewayConfig extends ProcessConfig {
  @UrlVariable(http) readonly AUTH_URL: string;

  @UrlVariable(http) readonly LEADS_URL: string;

  @UrlVariable(http) readonly MEDIA_URL: string;

  @UrlVariable(http) readonly CONTENT_URL: string;

  /** URL of the queue board, an optional part. */
  @UrlVariable(http, { optional: true }) readonly QUEUE_BOARD_URL?: string;

  /** URL of the leads worker. Without it, the site's health leaves the worker out. */
  @UrlVariable(http, { optional: true }) readonly LEADS_WORKER_URL?: string;

  @UrlVariable(http, { optional: true }) readonly MEDIA_WORKER_URL?: string;

  /** Private key that signs the tokens by which services identify callers. */
  @IdentityPrivateKeyVariable() readonly IDENTITY_PRIVATE_KEY: string;

  /**
   * The site's public URL. It determines the names of the session cookie and the device cookie, and the allowed
   * `Origin`.
   */
  @PublicUrlVariable() readonly PUBLIC_URL?: string;

  /**
   * URL of the Redis in which all instances of the gateway count for the rate limits. Without it, each instance counts
   * on its own.
   */
  @UrlVariable(['redis', 'rediss'], { optional: true }) readonly REDIS_URL?: string;

  @SecretVariable({ minLength: 8, optional: true }) readonly REDIS_PASSWORD?: string;

  /** Limit on requests per IP address (IPv6: /64 network) and minute. */
  @IntVariable({ min: 1, max: 1_000_000 }) readonly RATE_API_PER_MINUTE: number = 600;

  /** Limit on accepted quotes and messages per IP address (IPv6: /64 network) and minute. */
  @IntVariable({ min: 1, max: 1_000_000 }) readonly RATE_LEADS_PER_MINUTE: number = 10;

  /** Limit on accepted quotes and messages per IP address (IPv6: /64 network) and hour. */
  @IntVariable({ min: 1, max: 1_000_000 }) readonly RATE_LEADS_PER_HOUR: number = 60;

  /**
   * Whether our public server is in front of the gateway and appends the client's IP address to `X-Forwarded-For`. Must
   * be `false` if clients reach the gateway directly, because they could forge the header.
   */
  @FlagVariable() readonly TRUST_FORWARDED_FOR: boolean = true;

  /** Longest time for which a service may send nothing, in milliseconds. */
  @IntVariable({ min: 100, max: 600_000 }) readonly SERVICE_TIMEOUT_MS: number = 30_000;

  /** Duration of a stream of events in seconds. The gateway then ends the stream, and the browser connects again. */
  @IntVariable({ min: 1, max: 3600 }) readonly EVENT_STREAM_SECONDS: number = 60;

  /** Period in seconds over which the pace of a body is measured. Bodies slower than 100 bytes a second are cut off. */
  @IntVariable({ min: 1, max: 3600 }) readonly BODY_PACE_SECONDS: number = 60;

  /**
   * Folder for large bodies that leads is to receive, from public forms and from staff. Its disk needs space for
   * `UPLOAD_PLACES` times 36 MB.
   */
  @TextVariable() readonly UPLOAD_FOLDER: string = join(tmpdir(), 'sandhill-uploads');

  /** Number of large bodies for leads that one process receives at the same time. */
  @IntVariable({ min: 2, max: 1000 }) readonly UPLOAD_PLACES: number = 64;

  /**
   * Period in seconds over which the pace of an upload is measured. While at least half of the upload places are taken,
   * uploads slower than 10 kB a second are cut off.
   */
  @IntVariable({ min: 1, max: 3600 }) readonly UPLOAD_PACE_SECONDS: number = 10;

  @IntVariable({ min: 50, max: 60_000 }) readonly CONNECT_TIMEOUT_MS: number = 3_000;

  /** Time limit for looking up a session in auth, in milliseconds. */
  @IntVariable({ min: 50, max: 60_000 }) readonly SESSION_TIMEOUT_MS: number = 2_000;

  get publicUrl(): string {
    return this.PUBLIC_URL ?? demoPublicUrl;
  }
}
