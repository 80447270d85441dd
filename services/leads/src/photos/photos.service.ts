import { Inject, Injectable } from '@nestjs/common';
import { Busy, NotFound } from '@sandhill/platform/errors/domain.error.js';
import { ObjectNotFound, ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DataSource } from 'typeorm';
import { QuotePhoto } from './quote-photo.entity.js';

export interface PhotoContent {
  bytes: Buffer;
  type: string;
}

/** Reads photos, wherever they are at the moment. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  /** @throws NotFound, Busy (the bucket is away) */
  async read(id: string): Promise<PhotoContent> {
    const photo = await this.find(id);
    if (!photo) throw new NotFound('This photo is no longer there.');
    try {
      return await this.contentOf(photo);
    } catch (cause) {
      if (cause instanceof ObjectNotFound) throw new NotFound('This photo is no longer there.');
      throw new Busy({ retryAfterSeconds: 10, cause });
    }
  }

  /** A quote's photos in their order, without their bytes. */
  async listOf(quoteId: string): Promise<QuotePhoto[]> {
    return this.dataSource.getRepository(QuotePhoto).find({ where: { quoteId }, order: { position: 'ASC' } });
  }

  /** Photos of leads in the bin are gone. */
  private async find(id: string): Promise<QuotePhoto | null> {
    return this.dataSource
      .getRepository(QuotePhoto)
      .createQueryBuilder('photo')
      .addSelect('photo.bytes')
      .innerJoin('photo.quote', 'quote')
      .where('photo.id = :id AND quote.deletedAt IS NULL', { id })
      .getOne();
  }

  private async contentOf({ bytes, type, storageKey }: QuotePhoto): Promise<PhotoContent> {
    if (bytes) return { bytes, type };
    return { bytes: await this.store.get(storageKey ?? ''), type };
  }
}
