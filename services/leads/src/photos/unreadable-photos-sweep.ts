import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { PhotoMovesRepository } from './photo-moves.repository.js';

/**
 * Deletes the bytes of unreadable photos, and thumbnails, after 7 days. Several workers may run it at the same time.
 */
@Injectable()
export class UnreadablePhotosSweep extends PeriodicWork {
  private readonly log = new Logger(UnreadablePhotosSweep.name);

  constructor(private readonly photos: PhotoMovesRepository) {
    super({ name: 'unreadable-photos-sweep', everyMs: 600_000 });
  }

  async run(): Promise<void> {
    await this.photos.eraseThumbnails();
    const photos = await this.photos.eraseUnreadable();
    if (photos > 0) this.log.log({ photos }, 'bytes of unreadable photos deleted after 7 days');
  }
}
