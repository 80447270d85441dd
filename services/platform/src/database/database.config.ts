import { IntVariable, SecretVariable, UrlVariable } from '../config/variables.js';
import { ProcessConfig } from '../config/process.config.js';

export class DatabaseConfig extends ProcessConfig {
  /** The service's own database and login, with the password here or in `DATABASE_PASSWORD`. */
  @UrlVariable(['postgres', 'postgresql']) readonly DATABASE_URL: string;

  @SecretVariable({ minLength: 8, optional: true }) readonly DATABASE_PASSWORD?: string;

  /** Maximum number of connections of one process. */
  @IntVariable({ min: 1, max: 200 }) readonly DATABASE_POOL: number = 10;
}
