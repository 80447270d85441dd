import { IntVariable, SecretVariable, UrlVariable } from '../config/variables.js';
import { ProcessConfig } from '../config/process.config.js';

export class DatabaseConfig extends ProcessConfig {
  /** URL of the service's own database, with the login. The password is in the URL or in `DATABASE_PASSWORD`. */
  @UrlVariable(['postgres', 'postgresql']) readonly DATABASE_URL: string;

  @SecretVariable({ minLength: 8, optional: true }) readonly DATABASE_PASSWORD?: string;

  /** Maximum number of connections of one process. */
  @IntVariable({ min: 1, max: 200 }) readonly DATABASE_POOL: number = 10;
}
