import type { DynamicModule, Type } from '@nestjs/common';
import { DatabaseAnswers } from '@sandhill/platform/database/database-answers.js';
import type { HealthOptions } from '@sandhill/platform/health/health.module.js';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { DiskSpace } from './images/disk-space.js';
import { ImagesService } from './images/images.service.js';
import { makeRenditions } from './images/make-renditions.job.js';
import { MEDIA_STORE } from './images/stores.js';

/**
 * Returns the health checks. Listing needs only PostgreSQL, which is therefore the only required one. Uploads also need
 * the store and space on its disk: a full store still answers. The picture sizes that take long to make need the queue.
 */
export function mediaHealth(images: Type | DynamicModule): HealthOptions {
  return {
    imports: [images],
    inject: [DatabaseAnswers, JobQueue, MEDIA_STORE, DiskSpace],
    useFactory: (database: DatabaseAnswers, queue: JobQueue, store: ObjectStore, disk: DiskSpace) => [
      { name: 'postgres', required: true, check: () => database.check() },
      { name: 'queue', required: false, check: () => queue.ping(makeRenditions.queue) },
      { name: 'store', required: false, check: () => store.ping() },
      { name: 'pictureUploads', required: false, check: () => disk.check() },
    ],
    figures: {
      inject: [ImagesService],
      useFactory: (pictures: ImagesService) => async () => ({
        renditionsGivenUp: await pictures.countGivenUp(),
      }),
    },
  };
}
