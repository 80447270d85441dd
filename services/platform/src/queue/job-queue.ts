import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, RedisQueueBackend, type JobsOptions } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { currentRequestId } from '../logging/request-id.js';
import { withTimeout } from '../process/with-timeout.js';
import { CallBatcher } from './call-batcher.js';
import type { Job } from './job.js';
import { QUEUE_BACKEND } from './queue.tokens.js';
import type { QueueBackend } from './queue-backend.js';

/** Payload of a job: ids, never personal data, and the id of the request that caused it. */
export interface JobPayload<Data extends object> {
  data: Data;
  requestId?: string;
}

type JobEntry = Parameters<Queue['addBulk']>[0][number];

const answerWithinMs = 2000;

/** Time for which shutdown waits for jobs that are being enqueued, in milliseconds. A sweep enqueues the rest later. */
const lastCallWithinMs = 1_000;

/**
 * Time for gathering jobs into one call, in milliseconds. One call per job would cost as much as the work that creates
 * the job.
 */
const gatherMs = 20;

/** Enqueues jobs. Connects to a queue on first use, so that a process can start while the queue is unavailable. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly log = new Logger(JobQueue.name);
  private readonly queues = new Map<string, Queue>();
  private readonly batches = new Map<string, CallBatcher<JobEntry>>();

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly pino: PinoLogger,
  ) {}

  /**
   * Enqueues jobs in one call, possibly together with those of concurrent calls.
   *
   * @throws if the queue does not accept the jobs within 2 s (4 s if an earlier call hangs); the caller's sweep
   *   enqueues the jobs again later
   */
  async enqueueMany<Data extends object>(job: Job<Data>, all: Data[]): Promise<void> {
    if (all.length === 0) return;
    const requestId = currentRequestId(this.pino);
    const entries = all.map((data) => ({
      name: job.name,
      data: { data, requestId } satisfies JobPayload<Data>,
      opts: optionsOf(job, data),
    }));
    await this.batch(job.queue).add(entries);
  }

  /**
   * Enqueues jobs without waiting, for work that is also recorded in the database: if the queue is unavailable, the
   * sweep of that work enqueues it later.
   */
  enqueueInBackground<Data extends object>(job: Job<Data>, all: Data[]): void {
    this.enqueueMany(job, all).catch(({ message }: Error) =>
      this.log.warn(
        { reason: message, job: job.name },
        'the queue is unavailable; the sweep will enqueue what is owed',
      ),
    );
  }

  /**
   * Returns how many jobs are waiting, running, delayed or failed.
   *
   * @throws if the queue does not answer
   */
  async counts(name: string): Promise<Record<string, number>> {
    return withTimeout(answerWithinMs, () =>
      this.queue(name).getJobCounts('waiting', 'active', 'delayed', 'failed', 'prioritized'),
    );
  }

  /**
   * Returns the number of jobs by state, and the age of the oldest waiting job in seconds.
   *
   * @throws if the queue does not answer
   */
  async depth(
    name: string,
  ): Promise<Record<'waiting' | 'active' | 'delayed' | 'oldest_waiting_seconds', number>> {
    const [counts, [oldest]] = await Promise.all([
      this.counts(name),
      withTimeout(answerWithinMs, () => this.queue(name).getJobs(['waiting'], 0, 0, true)),
    ]);
    const { waiting = 0, active = 0, delayed = 0 } = counts;
    const age = oldest ? Math.max((Date.now() - oldest.timestamp) / 1000, 0) : 0;
    return { waiting, active, delayed, oldest_waiting_seconds: age };
  }

  /**
   * @throws if the queue does not answer, or accepts no jobs. With a full disk or memory, Redis still answers reads.
   */
  async ping(name: string): Promise<void> {
    await this.counts(name);
    const backend = this.queue(name).getBackend();
    if (!(backend instanceof RedisQueueBackend)) return;
    await withTimeout(answerWithinMs, async () =>
      (await backend.client).set(backend.toKey('ping'), '', { EX: 60 }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    const last = [...this.batches.values()].map((batch) =>
      withTimeout(lastCallWithinMs, () => batch.settled()),
    );
    await Promise.allSettled(last);
    await Promise.allSettled([...this.queues.values()].map((queue) => this.close(queue)));
  }

  /** Closes a queue. If a hanging queue does not complete `close`, cuts the connection. */
  private async close(queue: Queue): Promise<void> {
    try {
      await withTimeout(answerWithinMs, () => queue.close());
    } catch {
      await withTimeout(answerWithinMs, () => queue.disconnect());
    }
  }

  private batch(name: string): CallBatcher<JobEntry> {
    let batch = this.batches.get(name);
    if (!batch) {
      batch = new CallBatcher(gatherMs, (entries) =>
        withTimeout(answerWithinMs, () => this.queue(name).addBulk(entries.toSorted(byId))),
      );
      this.batches.set(name, batch);
    }
    return batch;
  }

  private queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      const { connection, factory } = this.backend;
      queue = new Queue(name, { connection }, factory);
      queue.on('error', (error: Error) =>
        this.log.debug({ queue: name, reason: error.message }, 'the queue is unavailable'),
      );
      this.queues.set(name, queue);
      if (this.backend.keepsFirstFailure) this.forgetUnlessReady(name, queue);
    }
    return queue;
  }

  /** Drops a queue that cannot connect. The next use creates a new one. */
  private forgetUnlessReady(name: string, queue: Queue): void {
    queue.waitUntilReady().catch(async () => {
      if (this.queues.get(name) === queue) this.queues.delete(name);
      await this.close(queue).catch(() => undefined);
    });
  }
}

/** Orders jobs, because processes that add the same jobs in different orders can deadlock in PostgreSQL. */
const byId = (one: JobEntry, other: JobEntry): number =>
  (one.opts?.jobId ?? '') < (other.opts?.jobId ?? '') ? -1 : 1;

function optionsOf<Data extends object>(job: Job<Data>, data: Data): JobsOptions {
  return {
    jobId: job.id(data),
    attempts: job.attempts,
    backoff: job.backoffMs ? { type: 'exponential', delay: job.backoffMs, jitter: 0.3 } : undefined,
    // Finished jobs are removed, so that a sweep can reuse their id. The service's tables record what was done.
    removeOnComplete: true,
    removeOnFail: true,
  };
}
