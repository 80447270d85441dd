import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { UnrecoverableError, Worker, type Job as QueuedJob } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { loggableError } from '../errors/error.filter.js';
import { Metrics, type GaugeValue } from '../metrics/metrics.js';
import { withTimeout } from '../process/with-timeout.js';
import type { Job, JobHandler } from './job.js';
import { assertUniqueHandlers } from './assert-unique-handlers.js';
import { JobQueue, type JobPayload } from './job-queue.js';
import type { QueueBackend } from './queue-backend.js';
import { JOB_WORKER_OPTIONS, QUEUE_BACKEND } from './queue.tokens.js';

export interface JobWorkersOptions {
  jobs: readonly Job<never>[];
  handlers: readonly JobHandler<never>[];
  /** Number of jobs of one queue that run at the same time. */
  concurrency: number;
  /**
   * Time after which a worker that renews no lock counts as dead, in milliseconds. Its job is then repeated. Default:
   * `deadAfterMs`.
   */
  deadAfterMs?: number;
  /**
   * Time for which shutdown waits for running jobs, in milliseconds. Unfinished jobs are repeated by another worker.
   * Default: 7 s.
   */
  finishWithinMs?: number;
}

/**
 * Default of `deadAfterMs`. Must be equal for all workers of a queue: on Redis, the first worker's value applies to
 * all.
 */
export const deadAfterMs = 30_000;

/** Number of times that a job is repeated after its worker died. There is a limit because the job may be the cause. */
const maxStalledCount = 5;

/** Pause between attempts to use a queue that is unavailable, in milliseconds. */
const openAgainMs = 1_000;

/**
 * Pauses after an error, for instance while the disk of Redis is full. BullMQ alone would retry and log continuously.
 */
class PausingWorker extends Worker {
  protected override async moveToActive(token: string, name?: string): Promise<QueuedJob> {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      if (!this.closing) await this.delay();
      throw error;
    }
  }

  override delay(...[milliseconds = openAgainMs, aborter]: Parameters<Worker['delay']>): Promise<void> {
    return super.delay(milliseconds, aborter);
  }
}

/** Processes the jobs of the queues. On shutdown, takes no new jobs and finishes the running ones. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly log = new Logger(JobWorkers.name);
  private readonly running = new Set<Promise<void>>();
  private readonly workers = new Map<string, Worker>();
  private readonly openings = new Set<NodeJS.Timeout>();
  private isEnding = false;
  private ending?: Promise<unknown>;

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    @Inject(JOB_WORKER_OPTIONS) private readonly options: JobWorkersOptions,
    private readonly queue: JobQueue,
    private readonly pino: PinoLogger,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const { jobs, handlers } = this.options;
    assertUniqueHandlers(jobs, handlers);
    const queues = [...new Set(jobs.map((job) => job.queue))];
    for (const queue of queues) this.open(queue);
    this.metrics.gauge({
      name: 'queue_depth',
      help: 'Jobs by queue and state, and the age of the oldest that waits in seconds',
      labels: ['queue', 'state'],
      source: async () => (await Promise.all(queues.map((queue) => this.depth(queue)))).flat(),
    });
  }

  /**
   * Begins to close all workers. Nest shuts modules down one after the other, and the workers finish during this time.
   */
  onModuleDestroy(): void {
    this.isEnding = true;
    for (const opening of this.openings) clearTimeout(opening);
    this.ending = Promise.allSettled([...this.workers.values()].map((worker) => this.close(worker)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.ending;
  }

  private open(queue: string): void {
    const worker = this.workerFor(queue);
    this.workers.set(queue, worker);
    if (!this.backend.keepsFirstFailure) this.run(worker);
    else
      worker.waitUntilReady().then(
        () => this.run(worker),
        (error: Error) => this.replace(worker, error),
      );
  }

  /** Replaces a worker whose first connection failed, because it would poll for jobs without pausing. */
  private async replace(worker: Worker, reason: Error): Promise<void> {
    if (this.isEnding) return;
    this.say(worker.name, reason);
    await worker.close(true).catch(() => undefined);
    const opening = setTimeout(() => {
      this.openings.delete(opening);
      this.open(worker.name);
    }, openAgainMs);
    this.openings.add(opening);
  }

  private run(worker: Worker): void {
    if (!this.isEnding) worker.run().catch((error: Error) => this.say(worker.name, error));
  }

  private say(queue: string, { message }: Error): void {
    this.log.warn({ queue, reason: message }, 'the queue is unavailable');
  }

  private async depth(queue: string): Promise<GaugeValue[]> {
    const depth = await this.queue.depth(queue);
    return Object.entries(depth).map(([state, value]) => ({ labels: { queue, state }, value }));
  }

  /**
   * Closes a worker. If the queue is unavailable, waits only for the running jobs, because BullMQ's `close` would wait
   * forever.
   */
  private async close(worker: Worker): Promise<void> {
    const { finishWithinMs = 7_000 } = this.options;
    const isThere = await this.queue.ping(worker.name).then(
      () => true,
      () => false,
    );
    try {
      await withTimeout(finishWithinMs, () => (isThere ? worker.close() : this.closeAlone(worker)));
    } catch {
      // Gives up a job that takes too long. Its lock expires, and another worker repeats the job.
      await withTimeout(finishWithinMs, () => worker.disconnect());
    }
  }

  private async closeAlone(worker: Worker): Promise<void> {
    await worker.pause(true);
    await Promise.allSettled(this.running);
    await worker.close(true);
  }

  private workerFor(queue: string): Worker {
    const { connection, factory } = this.backend;
    const { concurrency, deadAfterMs: lockDuration = deadAfterMs } = this.options;
    const stalled = { lockDuration, stalledInterval: lockDuration / 2, maxStalledCount };
    const options = { connection, concurrency, autorun: false, ...stalled };
    const worker = new PausingWorker(
      queue,
      (queued: QueuedJob) => this.track(this.work(queued)),
      options,
      factory,
    );
    worker.on('error', (error) => this.say(queue, error));
    return worker;
  }

  private async track(work: Promise<void>): Promise<void> {
    this.running.add(work);
    try {
      await work;
    } finally {
      this.running.delete(work);
    }
  }

  private async work(queued: QueuedJob): Promise<void> {
    const handler = this.options.handlers.find(({ job }) => job.name === queued.name);
    if (!handler) throw new UnrecoverableError(`no handler for the job "${queued.name}"`);
    const { data, requestId } = queued.data as JobPayload<never>;
    const bindings = { requestId, job: queued.name, jobId: queued.id, attempt: queued.attemptsMade + 1 };
    await this.pino.runInContext(() => this.handle(handler, data), { bindings });
  }

  private async handle(handler: JobHandler<never>, data: never): Promise<void> {
    const begun = performance.now();
    try {
      await handler.handle(data);
      this.log.log({ tookMs: Math.round(performance.now() - begun) }, 'job done');
    } catch (error) {
      // Only the error without its parameters is logged. A rejection by a mail server is not logged here: it is the
      // outcome of a delivery and throws nothing.
      this.log.warn({ err: loggableError(error) }, 'job failed');
      throw error;
    }
  }
}
