import { Global, Module, type DynamicModule } from '@nestjs/common';
import { withPassword } from '../database/with-password.js';
import { JobQueue } from './job-queue.js';
import type { QueueConfig } from './queue.config.js';
import { queueBackend, type QueueRole } from './queue-backend.js';
import { QUEUE_BACKEND } from './queue.tokens.js';

@Global()
@Module({})
export class QueueModule {
  static forRoot(config: QueueConfig, role: QueueRole): DynamicModule {
    const backend = queueBackend(withPassword(config.QUEUE_URL, config.QUEUE_PASSWORD), role);
    return {
      module: QueueModule,
      providers: [{ provide: QUEUE_BACKEND, useValue: backend }, JobQueue],
      exports: [QUEUE_BACKEND, JobQueue],
    };
  }
}
