import { Injectable } from '@nestjs/common';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { sweepBatchSize, OwedSweep, type OwedSource } from '../outbox/owed-sweep.js';
import { movePhoto, movePhotoPayloads } from './move-photo.job.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';

@Injectable()
export class PhotoMoveSweep implements OwedSource {
  constructor(
    sweep: OwedSweep,
    private readonly photos: PhotoMovesRepository,
    private readonly queue: JobQueue,
  ) {
    sweep.register(this);
  }

  async sweep(): Promise<void> {
    await this.queue.enqueueMany(movePhoto, movePhotoPayloads(await this.photos.listDue(sweepBatchSize)));
  }
}
