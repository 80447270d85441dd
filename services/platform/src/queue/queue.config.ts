import { SecretVariable, UrlVariable } from '../config/variables.js';
import { DatabaseConfig } from '../database/database.config.js';

export class QueueConfig extends DatabaseConfig {
  /** URL of BullMQ's backend: `redis://…`, `rediss://…` or `postgres://…`. */
  @UrlVariable(['redis', 'rediss', 'postgres', 'postgresql']) readonly QUEUE_URL: string;

  @SecretVariable({ minLength: 8, optional: true }) readonly QUEUE_PASSWORD?: string;
}
