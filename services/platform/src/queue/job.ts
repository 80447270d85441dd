/** Declaration of a job, in its own file apart from its handler. */
export interface Job<Data extends object> {
  /** Queue name, a noun: `photos`. */
  queue: string;
  /** A verb phrase: `send-notification`. */
  name: string;
  /** Identifies the task, not the attempt: a waiting job with the same id is not added again. No colons. */
  id: (data: Data) => string;
  /** Attempts made by the queue; 1 for jobs whose retries are stored in PostgreSQL. */
  attempts: number;
  /** Milliseconds before the first retry; doubles with each. */
  backoffMs?: number;
}

/** Handles one job. Throwing causes a retry; bullmq's `UnrecoverableError` fails the job immediately. */
export interface JobHandler<Data extends object> {
  readonly job: Job<Data>;
  handle(data: Data): Promise<void>;
}
