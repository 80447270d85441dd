import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { JobWorkersModule } from '@sandhill/platform/queue/job-workers.module.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import { BinSweepModule } from './bin/bin-sweep.module.js';
import { ImagesModule } from './images/images.module.js';
import { makeRenditions } from './images/make-renditions.job.js';
import { MakeRenditionsProcessor } from './images/make-renditions.processor.js';
import { OwedRenditionsSweep } from './images/owed-renditions-sweep.js';
import { VisibilitySweep } from './images/visibility-sweep.js';
import { mediaHealth } from './media-health.js';
import type { MediaConfig } from './media.config.js';
import { tables } from './tables.js';

/** Composition root of the worker: slow renditions and sweeps. Serves only health over HTTP, so it needs no identity. */
@Module({})
export class WorkerModule {
  static forRoot(config: MediaConfig): DynamicModule {
    const images = ImagesModule.forRoot(config);
    return {
      module: WorkerModule,
      imports: [
        LoggingModule.forRoot('media-worker', config),
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config, tables),
        QueueModule.forRoot(config, 'worker'),
        HealthModule.forRoot(mediaHealth(images)),
        images,
        BinSweepModule.forRoot(images),
        JobWorkersModule.forRoot({
          imports: [images],
          jobs: [makeRenditions],
          handlers: [MakeRenditionsProcessor],
          concurrency: config.IMAGES_AT_ONCE,
        }),
      ],
      providers: [OwedRenditionsSweep, VisibilitySweep],
    };
  }
}
