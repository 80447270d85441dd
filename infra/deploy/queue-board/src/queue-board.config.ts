import { ProcessConfig } from '@sandhill/platform/config/process.config.js';
import { SecretVariable, UrlVariable } from '@sandhill/platform/config/variables.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';

export class QueueBoardConfig extends ProcessConfig {
  /** URL of the queue that the services use: `redis://…`, `rediss://…` or `postgres://…`. */
  @UrlVariable(['redis', 'rediss', 'postgres', 'postgresql']) readonly QUEUE_URL: string;

  @SecretVariable({ minLength: 8, optional: true }) readonly QUEUE_PASSWORD?: string;

  /** Public key of the gateway (DER, base64). */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;
}
