import { Injectable } from '@nestjs/common';
import { Gate } from '@sandhill/platform/process/gate.js';
import { LeadsConfig } from '../../config/leads.config.js';

/** Maximum number of calls that wait at a gate for a connection. Further calls get 503. */
const mayWait = 100;

/** Limits the chat's share of the database connections, so that some stay free for forms and staff. */
@Injectable()
export class ChatGates {
  /** Gate for transactions that write messages or deliver them. */
  readonly writes: Gate;
  /**
   * Gate for loading conversations into memory and for saving the times of polls. One statement runs at a time and
   * serves many visitors.
   */
  readonly reads = new Gate({ atOnce: 1, mayWait });

  constructor({ DATABASE_POOL }: LeadsConfig) {
    this.writes = new Gate({ atOnce: Math.max(1, Math.floor(DATABASE_POOL / 4)), mayWait });
  }
}
