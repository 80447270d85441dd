import { Inject, Injectable } from '@nestjs/common';
import { Busy, NotFound } from '@sandhill/platform/errors/domain.error.js';
import { ObjectNotFound, ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DecoderLost, UnreadablePicture } from '@sandhill/platform/pictures/decoder-process.js';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { ConcurrencyLimiter } from '@sandhill/platform/process/concurrency-limiter.js';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { movePhoto, movePhotoPayloads } from './move-photo.job.js';
import type { CheckedPhoto } from './photo-intake.js';
import { contentHashOf } from './content-hash.js';
import { PhotoBeingPrepared, PhotoUnreadable } from './photos.errors.js';
import { PhotoDecoder } from './photo-decoder.js';
import { LeadPhoto } from './lead-photo.entity.js';

/**
 * Number of consecutive crashes above which a photo is no longer decoded for requests. Only workers then decode it, and
 * they count further crashes.
 */
const maxDeathsToDecode = 2;

/** Maximum number of photos of a lead, including those that the visitor adds later. */
const maxPerLead = 60;

const photoNotFound = () => new NotFound('This photo no longer exists.');

/** Saves photos, and reads them re-encoded and without metadata; the visitor's original bytes are never returned. */
@Injectable()
export class PhotosService {
  /** Limits memory use, because each request that passes it has a visitor's file in memory. */
  private readonly preparing = new ConcurrencyLimiter({ atOnce: 1, mayWait: 20 });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    private readonly decoder: PhotoDecoder,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Returns a JPEG: from the bucket, or converted on request while the photo is pending.
   *
   * @throws NotFound, PhotoUnreadable, PhotoBeingPrepared
   * @throws Busy if the bucket is unavailable, or too many requests are waiting
   */
  async read(id: string): Promise<Buffer> {
    const photo = await this.find(id);
    if (!photo) throw photoNotFound();
    if (photo.state === 'unreadable') throw new PhotoUnreadable();
    if (photo.storageKey !== null) return this.readStored(photo.storageKey);
    if (photo.unansweredAttempts > maxDeathsToDecode) throw new PhotoBeingPrepared();
    return this.preparing.run(() => this.prepare(id));
  }

  /** Inserts photos of a lead in the caller's transaction. @returns the ids of the photos */
  async save(
    manager: EntityManager,
    leadId: string,
    photos: readonly CheckedPhoto[],
    first = 0,
  ): Promise<string[]> {
    const ids: string[] = [];
    // The photos are inserted one by one, because a single statement could have 25 MB of parameters.
    for (const [index, photo] of photos.entries()) {
      const row = { leadId, position: first + index, contentHash: contentHashOf(photo.bytes), ...photo };
      const { identifiers } = await manager.insert(LeadPhoto, row);
      ids.push((identifiers[0] as { id: string }).id);
    }
    return ids;
  }

  /**
   * Adds photos to a lead, up to {@link maxPerLead} in all. Callers must lock the lead.
   *
   * @returns the ids of the photos that were added
   */
  async add(manager: EntityManager, leadId: string, photos: readonly CheckedPhoto[]): Promise<string[]> {
    const next = ((await manager.maximum(LeadPhoto, 'position', { leadId })) ?? -1) + 1;
    return this.save(manager, leadId, photos.slice(0, maxPerLead - next), next);
  }

  /** Enqueues the jobs that move photos into the bucket. Call it after the commit. */
  enqueueMoves(photoIds: readonly string[]): void {
    this.queue.enqueueInBackground(movePhoto, movePhotoPayloads(photoIds));
  }

  async listOf(leadId: string): Promise<LeadPhoto[]> {
    return this.dataSource.getRepository(LeadPhoto).find({ where: { leadId }, order: { position: 'ASC' } });
  }

  async listsOf(leadIds: readonly string[]): Promise<ReadonlyMap<string, LeadPhoto[]>> {
    const photos = await this.dataSource
      .getRepository(LeadPhoto)
      .find({ where: { leadId: In(leadIds) }, order: { position: 'ASC' } });
    return new Map(leadIds.map((id) => [id, photos.filter(({ leadId }) => leadId === id)]));
  }

  /** Returns the thumbnails that exist, by photo id: at most `max`, of the earliest or latest photos. */
  async thumbnailsOf(
    leadId: string,
    max: number,
    first: 'earliest' | 'latest' = 'earliest',
  ): Promise<Map<string, Buffer>> {
    const photos = await this.dataSource.getRepository(LeadPhoto).find({
      select: { id: true, thumbnail: true },
      where: { leadId, thumbnail: Not(IsNull()) },
      order: { position: first === 'latest' ? 'DESC' : 'ASC' },
      take: max,
    });
    return new Map(photos.flatMap(({ id, thumbnail }) => (thumbnail ? [[id, thumbnail] as const] : [])));
  }

  private async readStored(storageKey: string): Promise<Buffer> {
    try {
      return await this.store.get(storageKey);
    } catch (cause) {
      if (cause instanceof ObjectNotFound) throw photoNotFound();
      throw new Busy({ retryAfterSeconds: 10, cause });
    }
  }

  private async prepare(id: string): Promise<Buffer> {
    const { bytes, storageKey } = (await this.findWithBytes(id)) ?? {};
    // A worker has moved the photo in the meantime.
    if (storageKey) return this.readStored(storageKey);
    if (!bytes) throw photoNotFound();
    try {
      return Buffer.from((await this.decoder.make(bytes)).bytes);
    } catch (error) {
      if (error instanceof UnreadablePicture) throw new PhotoUnreadable();
      throw error instanceof DecoderLost ? new PhotoBeingPrepared() : error;
    }
  }

  /** Finds a photo, unless its lead is in the bin. */
  private find(id: string): Promise<LeadPhoto | null> {
    return this.visible(id).getOne();
  }

  private findWithBytes(id: string): Promise<LeadPhoto | null> {
    return this.visible(id).addSelect('photo.bytes').getOne();
  }

  private visible(id: string) {
    return this.dataSource
      .getRepository(LeadPhoto)
      .createQueryBuilder('photo')
      .withDeleted()
      .innerJoin('photo.lead', 'lead')
      .where('photo.id = :id AND lead.deletedAt IS NULL', { id });
  }
}
