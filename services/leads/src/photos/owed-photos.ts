import { Injectable } from '@nestjs/common';
import { sweepBatchSize, OwedSweep, type OwedSource } from '../outbox/owed-sweep.js';
import { OwedWork } from '../outbox/owed-work.js';
import { movePhoto, movePhotoPayloads } from './move-photo.job.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';

@Injectable()
export class OwedPhotos implements OwedSource {
  constructor(
    sweep: OwedSweep,
    private readonly photos: PhotoMovesRepository,
    private readonly owedWork: OwedWork,
  ) {
    sweep.register(this);
  }

  async sweep(): Promise<void> {
    await this.owedWork.enqueue(movePhoto, movePhotoPayloads(await this.photos.listDue(sweepBatchSize)));
  }
}
