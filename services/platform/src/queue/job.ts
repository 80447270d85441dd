/** Declaration of a job. It has its own file, apart from its handler. */
export interface Job<Data extends object> {
  /** Name of the queue, a noun such as `photos`. */
  queue: string;
  /** Name of the job, a verb phrase such as `send-notification`. */
  name: string;
  /**
   * Returns the job's id, which depends only on the job's data. While a job with the same id is waiting or running, no
   * second one is added. Ids must not contain colons.
   */
  id: (data: Data) => string;
  /** Number of attempts that the queue makes; 1 for jobs whose retries are stored in PostgreSQL. */
  attempts: number;
  /** Pause before the first retry, in milliseconds. It doubles with each retry. */
  backoffMs?: number;
}

/**
 * Handles one job. If `handle` throws, the queue repeats the job until its `attempts` are used up; with bullmq's
 * `UnrecoverableError`, the job fails immediately.
 */
export interface JobHandler<Data extends object> {
  readonly job: Job<Data>;
  handle(data: Data): Promise<void>;
}
