/** A job as it is declared, in one small file apart from the code that does it. */
export interface Job<Data extends object> {
  /** The queue's name, a noun: `notifications`. */
  queue: string;
  /** A verb phrase: `send-notification`. */
  name: string;
  /** Names what is to be done, not the attempt: an equal id that is still waiting is not added twice. No colon. */
  id: (data: Data) => string;
  /** Tries of the queue itself. A job whose retries are kept in PostgreSQL says 1. */
  attempts: number;
  /** Milliseconds before the first retry; it doubles with each. */
  backoffMs?: number;
}

/** Does one job. Returning is success; throwing is a retry; `UnrecoverableError` of bullmq stops at once. */
export interface JobHandler<Data extends object> {
  readonly job: Job<Data>;
  handle(data: Data): Promise<void>;
}
