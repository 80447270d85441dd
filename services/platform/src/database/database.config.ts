import { IntVariable, SecretVariable, UrlVariable } from '../config/variables.js';
import { ProcessConfig } from '../config/process.config.js';

/** The variables of a process that owns tables. */
export class DatabaseConfig extends ProcessConfig {
  /** The service's own database and login; the password may stand in it or in `DATABASE_PASSWORD`. */
  @UrlVariable(['postgres', 'postgresql']) readonly DATABASE_URL: string;

  @SecretVariable({ minLength: 8, optional: true }) readonly DATABASE_PASSWORD?: string;

  /** Connections that one process holds at most. */
  @IntVariable({ min: 1, max: 200 }) readonly DATABASE_POOL: number = 10;
}
