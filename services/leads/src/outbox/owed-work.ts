import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '@sandhill/platform/queue/job.js';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';

/** Enqueues jobs for work that is also recorded in the database, so that losing the queue loses no work. */
@Injectable()
export class OwedWork {
  private readonly log = new Logger(OwedWork.name);

  constructor(private readonly queue: JobQueue) {}

  /** @throws if the queue is unavailable */
  async enqueue<Payload extends object>(job: Job<Payload>, payloads: readonly Payload[]): Promise<void> {
    await this.queue.enqueueMany(job, [...payloads]);
  }

  /** Enqueues without waiting. If the queue is unavailable, the sweep enqueues the same work later. */
  announce<Payload extends object>(job: Job<Payload>, payloads: readonly Payload[]): void {
    if (payloads.length === 0) return;
    this.enqueue(job, payloads).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.warn(
        { reason, job: job.name },
        'the queue is unavailable; the sweep will enqueue what is owed',
      );
    });
  }
}
