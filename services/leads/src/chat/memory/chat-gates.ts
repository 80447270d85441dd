import { Injectable } from '@nestjs/common';
import { Gate } from '@sandhill/platform/process/gate.js';
import { LeadsConfig } from '../../config/leads.config.js';

/** Visitors' calls that wait for a connection; the others get 503. */
const mayWait = 100;

/** The chat's share of the database's connections: whatever it does, forms and staff find the others free (H6). */
@Injectable()
export class ChatGates {
  /** For what visitors write. */
  readonly writes: Gate;
  /** For the memory of conversations: few readings, and each for many visitors. */
  readonly reads = new Gate({ atOnce: 1, mayWait });

  constructor({ DATABASE_POOL }: LeadsConfig) {
    this.writes = new Gate({ atOnce: Math.max(1, Math.floor(DATABASE_POOL / 4)), mayWait });
  }
}
