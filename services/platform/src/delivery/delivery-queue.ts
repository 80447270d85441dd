import { Injectable, Logger } from '@nestjs/common';
import { JobQueue } from '../queue/job-queue.js';
import { deliverJob } from './deliver-job.js';

/** Enqueues jobs for `owed` deliveries. Commit the rows of the deliveries first. */
@Injectable()
export class DeliveryQueue {
  private readonly log = new Logger(DeliveryQueue.name);

  constructor(private readonly queue: JobQueue) {}

  /** @throws if the queue is unavailable */
  async enqueue(channel: string, ids: readonly string[]): Promise<void> {
    await this.queue.enqueueMany(
      deliverJob(channel),
      ids.map((deliveryId) => ({ deliveryId })),
    );
  }

  /** Enqueues without waiting. If the queue is unavailable, the sweep enqueues the same deliveries later. */
  announce(channel: string, ids: readonly string[]): void {
    this.enqueue(channel, ids).catch(({ message }: Error) =>
      this.log.warn(
        { reason: message, channel },
        'the queue is unavailable; the sweep will enqueue what is owed',
      ),
    );
  }
}
