import { Inject, Injectable } from '@nestjs/common';
import { Busy, NotFound } from '@sandhill/platform/errors/domain.error.js';
import { ObjectNotFound, ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { Gate } from '@sandhill/platform/process/gate.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { CheckedPhoto } from './photo-intake.js';
import { PhotoBeingPrepared, PhotoUnreadable } from './photos.errors.js';
import { toCleanJpeg, UnreadablePicture } from './picture.js';
import { QuotePhoto } from './quote-photo.entity.js';

/** A photo of which more workers died than this is left to them: showing it must not end this process, too. */
export const mostDeathsToShow = 2;

const noSuchPhoto = () => new NotFound('This photo is no longer there.');

/** Keeps photos, and reads them as they may be shown: re-encoded and without metadata, never the visitor's own bytes. */
@Injectable()
export class PhotosService {
  /** Each request inside holds a visitor's file and, one at a time, its decoded picture. */
  private readonly preparing = new Gate({ atOnce: 1, mayWait: 20 });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  /**
   * A JPEG: from the bucket, or made on the way out while the photo waits for its move.
   *
   * @throws NotFound, PhotoUnreadable, PhotoBeingPrepared, Busy (the bucket is unavailable, or too many ask at once)
   */
  async read(id: string): Promise<Buffer> {
    const photo = await this.find(id);
    if (!photo) throw noSuchPhoto();
    if (photo.state === 'unreadable') throw new PhotoUnreadable();
    if (photo.storageKey !== null) return this.readStored(photo.storageKey);
    if (photo.unansweredAttempts > mostDeathsToShow) throw new PhotoBeingPrepared();
    return this.preparing.run(() => this.prepare(id));
  }

  /** Writes the photos of a new quote, in the transaction that writes the quote. @returns their ids */
  async keep(manager: EntityManager, quoteId: string, photos: readonly CheckedPhoto[]): Promise<string[]> {
    const ids: string[] = [];
    // One by one: a single statement with all of them would hold 25 MB of parameters at once.
    for (const [position, photo] of photos.entries()) {
      const { identifiers } = await manager.insert(QuotePhoto, { quoteId, position, ...photo });
      ids.push((identifiers[0] as { id: string }).id);
    }
    return ids;
  }

  /** A quote's photos in their order, without their bytes. */
  async listOf(quoteId: string): Promise<QuotePhoto[]> {
    return this.dataSource.getRepository(QuotePhoto).find({ where: { quoteId }, order: { position: 'ASC' } });
  }

  private async readStored(storageKey: string): Promise<Buffer> {
    try {
      return await this.store.get(storageKey);
    } catch (cause) {
      if (cause instanceof ObjectNotFound) throw noSuchPhoto();
      throw new Busy({ retryAfterSeconds: 10, cause });
    }
  }

  private async prepare(id: string): Promise<Buffer> {
    const { bytes, storageKey } = (await this.findWithBytes(id)) ?? {};
    // A worker was first.
    if (storageKey) return this.readStored(storageKey);
    if (!bytes) throw noSuchPhoto();
    try {
      return (await toCleanJpeg(bytes)).bytes;
    } catch (error) {
      throw error instanceof UnreadablePicture ? new PhotoUnreadable() : error;
    }
  }

  /** Photos of leads in the bin are gone. */
  private find(id: string): Promise<QuotePhoto | null> {
    return this.visible(id).getOne();
  }

  private findWithBytes(id: string): Promise<QuotePhoto | null> {
    return this.visible(id).addSelect('photo.bytes').getOne();
  }

  private visible(id: string) {
    return this.dataSource
      .getRepository(QuotePhoto)
      .createQueryBuilder('photo')
      .innerJoin('photo.quote', 'quote')
      .where('photo.id = :id AND quote.deletedAt IS NULL', { id });
  }
}
