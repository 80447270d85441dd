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
import { withoutParameters } from '../errors/error.filter.js';
import { Metrics, type GaugeValue } from '../metrics/metrics.js';
import { settleWithin } from '../process/settle-within.js';
import type { Job, JobHandler } from './job.js';
import { assertOneHandlerEach } from './one-handler-each.js';
import { JobQueue, type JobPayload } from './job-queue.js';
import type { QueueBackend } from './queue-backend.js';
import { JOB_WORKER_OPTIONS, QUEUE_BACKEND } from './queue.tokens.js';

export interface JobWorkersOptions {
  /** Every job that this process declares. */
  jobs: readonly Job<never>[];
  handlers: readonly JobHandler<never>[];
  /** Jobs of one queue that run at once. */
  concurrency: number;
}

/** The same for all workers of a queue: on Redis the first one's interval decides when a stalled job is found. */
const stalled = { lockDuration: 30_000, stalledInterval: 15_000, maxStalledCount: 5 };

/** Between two tries to reach a queue that was not there at first, in milliseconds. */
const openAgainMs = 1_000;

/** What is still under way then is left to its queue, which gives it to another worker, in milliseconds. */
const finishWithinMs = 7_000;

/** Works off the queues of a process; on shutdown it takes no new job and finishes those it has. */
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
    assertOneHandlerEach(jobs, handlers);
    const queues = [...new Set(jobs.map((job) => job.queue))];
    for (const queue of queues) this.open(queue);
    this.metrics.gauge({
      name: 'queue_depth',
      help: 'Jobs by queue and state, and the age of the oldest that waits in seconds',
      labels: ['queue', 'state'],
      source: async () => (await Promise.all(queues.map((queue) => this.depth(queue)))).flat(),
    });
  }

  /** Nest ends one module after the other: the workers finish while the others are told. */
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

  /** A worker that ran on after its first connection failed would ask for jobs without ever pausing. */
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
    this.log.warn({ queue, reason: message }, 'the queue is away');
  }

  private async depth(queue: string): Promise<GaugeValue[]> {
    const depth = await this.queue.depth(queue);
    return Object.entries(depth).map(([state, value]) => ({ labels: { queue, state }, value }));
  }

  /** BullMQ's own close waits for a queue that is away, for ever; then only the jobs themselves are waited for. */
  private async close(worker: Worker): Promise<void> {
    const isThere = await this.queue.ping(worker.name).then(
      () => true,
      () => false,
    );
    try {
      await settleWithin(finishWithinMs, () => (isThere ? worker.close() : this.closeAlone(worker)));
    } catch {
      // The claim of what it did runs out, and the work is done again.
      await settleWithin(finishWithinMs, () => worker.disconnect());
    }
  }

  private async closeAlone(worker: Worker): Promise<void> {
    await worker.pause(true);
    await Promise.allSettled(this.running);
    await worker.close(true);
  }

  private workerFor(queue: string): Worker {
    const { connection, factory } = this.backend;
    const options = { connection, concurrency: this.options.concurrency, autorun: false, ...stalled };
    const worker = new Worker(queue, (queued: QueuedJob) => this.track(this.work(queued)), options, factory);
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
      this.log.log({ tookMs: Math.round(performance.now() - begun) }, 'a job is done');
    } catch (error) {
      // A mail server's words may name a person; what failed and where is enough here.
      this.log.warn({ err: { ...withoutParameters(error), message: undefined } }, 'a job failed');
      throw error;
    }
  }
}
