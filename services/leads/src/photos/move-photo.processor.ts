import { Inject, Injectable, Logger } from '@nestjs/common';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DecoderLost, UnreadablePicture } from '@sandhill/platform/pictures/decoder-process.js';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { movePhoto } from './move-photo.job.js';
import { PhotoMovesRepository, type ClaimedPhoto } from './photo-moves.repository.js';
import { storageKeyOf } from './storage-key.js';
import { PhotoDecoder } from './photo-decoder.js';

/** Number of consecutive deaths of the worker or its decoder after which the photo itself is considered the cause. */
const maxWorkerDeaths = 8;

/** Moves a photo to the private bucket; its bytes leave the row only after the upload. */
@Injectable()
export class MovePhotoProcessor implements JobHandler<{ photoId: string }> {
  readonly job = movePhoto;
  private readonly log = new Logger(MovePhotoProcessor.name);

  constructor(
    private readonly photos: PhotoMovesRepository,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    private readonly decoder: PhotoDecoder,
  ) {}

  /**
   * Moves a photo. Does nothing if it is already moved or claimed by another worker.
   *
   * @throws if the bucket is unavailable, or the decoder dies or is busy
   */
  async handle({ photoId }: { photoId: string }): Promise<void> {
    const photo = await this.photos.claim(photoId);
    if (!photo) return;
    if (photo.workerDeaths >= maxWorkerDeaths)
      return this.giveUp(photoId, 'photo marked unreadable: decoders died of it');
    try {
      await this.move(photo);
    } catch (error) {
      if (error instanceof UnreadablePicture)
        return this.giveUp(photoId, 'photo marked unreadable: it cannot be decoded');
      if (!(error instanceof DecoderLost)) await this.photos.markAnswered(photoId);
      throw error;
    }
  }

  private async giveUp(photoId: string, reason: string): Promise<void> {
    await this.photos.markUnreadable(photoId);
    this.log.warn({ photoId }, reason);
  }

  /**
   * Uploads a photo and marks it as stored. A retry uses the same key, so after a crash it overwrites the first upload.
   */
  private async move(photo: ClaimedPhoto): Promise<void> {
    const { bytes, width, height, thumbnail } = await this.decoder.make(photo.bytes);
    const storageKey = storageKeyOf(photo.id);
    await this.store.put(storageKey, Buffer.from(bytes), {
      contentType: 'image/jpeg',
      cacheControl: 'private, no-store',
    });
    const stored = { storageKey, width, height, thumbnail: Buffer.from(thumbnail) };
    if (!(await this.photos.markStored(photo.id, stored))) await this.store.remove(storageKey);
  }
}
