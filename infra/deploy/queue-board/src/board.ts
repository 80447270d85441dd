import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { withPassword } from '@sandhill/platform/database/with-password.js';
import { queueBackend } from '@sandhill/platform/queue/queue-backend.js';
import { Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import { QueueBoardConfig } from './queue-board.config.js';

export const boardPath = '/api/queues';

const queueNames = ['mail-deliveries', 'photos', 'push-deliveries', 'renditions', 'web-hook-deliveries'];

/**
 * Read-only Bull Board over the services' queues. Changing a job here would have no lasting effect, because the
 * services' tables record the work to do. Mails are sent again from the inbox.
 */
@Injectable()
export class Board implements OnApplicationShutdown {
  readonly handler: RequestHandler;
  private readonly queues: Queue[];

  constructor({ QUEUE_URL, QUEUE_PASSWORD }: QueueBoardConfig) {
    const { connection, factory } = queueBackend(withPassword(QUEUE_URL, QUEUE_PASSWORD), 'producer');
    this.queues = queueNames.map((name) => new Queue(name, { connection, skipMetasUpdate: true }, factory));
    // The page itself shows that a queue is unavailable, so the error is not handled.
    for (const queue of this.queues) queue.on('error', () => undefined);
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(boardPath);
    createBullBoard({
      queues: this.queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
      serverAdapter,
    });
    this.handler = serverAdapter.getRouter() as RequestHandler;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.queues.map((queue) => queue.close()));
  }
}
