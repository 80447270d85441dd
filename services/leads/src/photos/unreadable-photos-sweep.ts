import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';

const everyMs = 600_000;

/** Erases the bytes of photos that nobody can be shown. Several workers may do so at once. */
@Injectable()
export class UnreadablePhotosSweep extends PeriodicWork {
  private readonly log = new Logger(UnreadablePhotosSweep.name);
  protected readonly task = new PeriodicTask({
    name: 'unreadable-photos-sweep',
    everyMs,
    run: () => this.run(),
  });

  constructor(private readonly photos: PhotoMovesRepository) {
    super();
  }

  async run(): Promise<void> {
    const photos = await this.photos.eraseUnreadable();
    if (photos > 0) this.log.log({ photos }, 'the bytes of unreadable photos are erased after 7 days');
  }
}
