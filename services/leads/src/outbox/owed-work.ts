import { Injectable, Logger } from '@nestjs/common';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { sendNotification } from '../mail/notifications/send-notification.job.js';
import { movePhoto } from '../photos/move-photo.job.js';

/** What is owed, by id; the tables know the rest. */
export interface OwedIds {
  notificationIds: readonly string[];
  photoIds: readonly string[];
}

/** Puts what is owed on the queue. */
@Injectable()
export class OwedWork {
  private readonly log = new Logger(OwedWork.name);

  constructor(private readonly queue: JobQueue) {}

  /** @throws when the queue does not take it */
  async enqueue({ notificationIds, photoIds }: OwedIds): Promise<void> {
    await Promise.all([
      this.queue.enqueueMany(
        sendNotification,
        notificationIds.map((notificationId) => ({ notificationId })),
      ),
      this.queue.enqueueMany(
        movePhoto,
        photoIds.map((photoId) => ({ photoId })),
      ),
    ]);
  }

  /** Tells the workers at once, and waits for nobody: without the queue the sweep finds the same rows. */
  announce(ids: OwedIds): void {
    this.enqueue(ids).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.warn({ reason }, 'the queue is away; the sweep will bring what is owed');
    });
  }
}
