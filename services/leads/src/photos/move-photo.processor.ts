import { Inject, Injectable, Logger } from '@nestjs/common';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { movePhoto } from './move-photo.job.js';
import { PhotoMovesRepository, type ClaimedPhoto } from './photo-moves.repository.js';
import { storageKeyOf } from './storage-key.js';
import { toCleanJpeg, UnreadablePicture } from './picture.js';

/** A worker may be killed while it has a photo in its hands; so often in a row it was the photo. */
const mostDeaths = 8;

/** Moves a photo to the private bucket, and only then empties its row. */
@Injectable()
export class MovePhotoProcessor implements JobHandler<{ photoId: string }> {
  readonly job = movePhoto;
  private readonly log = new Logger(MovePhotoProcessor.name);

  constructor(
    private readonly photos: PhotoMovesRepository,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  /** Moved already, or tried by another worker: returns quietly. @throws when the bucket is away */
  async handle({ photoId }: { photoId: string }): Promise<void> {
    const photo = await this.photos.claim(photoId);
    if (!photo) return;
    if (photo.diedOf >= mostDeaths)
      return this.giveUp(photoId, 'workers died of a photo: it counts as unreadable');
    try {
      await this.move(photo);
    } catch (error) {
      if (error instanceof UnreadablePicture) return this.giveUp(photoId, 'a photo cannot be decoded');
      await this.photos.markAnswered(photoId);
      throw error;
    }
  }

  private async giveUp(photoId: string, reason: string): Promise<void> {
    await this.photos.markUnreadable(photoId);
    this.log.warn({ photoId }, reason);
  }

  /** The key comes from the id, so that a second try after a crash replaces the first one's copy. */
  private async move({ id, bytes }: ClaimedPhoto): Promise<void> {
    const picture = await toCleanJpeg(bytes);
    const storageKey = storageKeyOf(id);
    await this.store.put(storageKey, picture.bytes, {
      contentType: 'image/jpeg',
      cacheControl: 'private, no-store',
    });
    const { width, height } = picture;
    if (!(await this.photos.markStored(id, { storageKey, width, height })))
      await this.store.remove(storageKey);
  }
}
