import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '@sandhill/platform/process/concurrency-limiter.js';
import { LeadsConfig } from '../../config/leads.config.js';

/** Maximum number of calls that wait at a limiter for a connection. Further calls get 503. */
const mayWait = 100;

/** Limits the chat's share of the database connections, so that some stay free for forms and staff. */
@Injectable()
export class ChatLimiters {
  /** Limits transactions that write messages or deliver them. */
  readonly writes: ConcurrencyLimiter;
  /**
   * Limits loading conversations into memory and saving the times of polls. One statement runs at a time and
   * serves many visitors.
   */
  readonly reads = new ConcurrencyLimiter({ atOnce: 1, mayWait });

  constructor({ DATABASE_POOL }: LeadsConfig) {
    this.writes = new ConcurrencyLimiter({ atOnce: Math.max(1, Math.floor(DATABASE_POOL / 4)), mayWait });
  }
}
