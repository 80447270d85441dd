import { Injectable } from '@nestjs/common';
import { JobQueue } from '../queue/job-queue.js';
import { deliverJob } from './deliver-job.js';

/** Enqueues jobs for `owed` deliveries. Commit the rows of the deliveries first. */
@Injectable()
export class DeliveryQueue {
  constructor(private readonly queue: JobQueue) {}

  /** @throws if the queue is unavailable */
  async enqueue(channel: string, ids: readonly string[]): Promise<void> {
    await this.queue.enqueueMany(deliverJob(channel), toPayloads(ids));
  }

  /** Enqueues without waiting. If the queue is unavailable, the sweep enqueues the same deliveries later. */
  enqueueInBackground(channel: string, ids: readonly string[]): void {
    this.queue.enqueueInBackground(deliverJob(channel), toPayloads(ids));
  }
}

const toPayloads = (ids: readonly string[]) => ids.map((deliveryId) => ({ deliveryId }));
