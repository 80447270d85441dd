import { Injectable } from '@nestjs/common';
import { owedAtOnce, OwedSweep, type OwedSource } from '../outbox/owed-sweep.js';
import { OwedWork } from '../outbox/owed-work.js';
import { movePhoto, moving } from './move-photo.job.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';

/** The photos that still have to move into the bucket. */
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
    await this.owedWork.enqueue(movePhoto, moving(await this.photos.listDue(owedAtOnce)));
  }
}
