import { Inject, Injectable } from '@nestjs/common';
import { Busy, NotFound } from '@sandhill/platform/errors/domain.error.js';
import { ObjectNotFound, ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { DecoderLost, UnreadablePicture } from '@sandhill/platform/pictures/decoder-process.js';
import { CallBatch } from '@sandhill/platform/process/call-batch.js';
import { Gate } from '@sandhill/platform/process/gate.js';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { OwedWork } from '../outbox/owed-work.js';
import { movePhoto, movePhotoPayloads } from './move-photo.job.js';
import type { CheckedPhoto } from './photo-intake.js';
import { contentHashOf } from './content-hash.js';
import { PhotoBeingPrepared, PhotoUnreadable } from './photos.errors.js';
import { PhotoDecoder } from './photo-decoder.js';
import { LeadPhoto } from './lead-photo.entity.js';

/** With more deaths than this, only workers decode a photo; they count on. */
const maxDeathsToDecode = 2;

/** With what the visitor adds later. */
const mostOfLead = 60;

const photoNotFound = () => new NotFound('This photo no longer exists.');

/** Saves photos, and reads them re-encoded and without metadata; the visitor's original bytes are never returned. */
@Injectable()
export class PhotosService {
  /** Bounds memory: each request inside holds a visitor's file. */
  private readonly preparing = new Gate({ atOnce: 1, mayWait: 20 });
  /** Reads together the lists that mails and pages ask for at the same time. */
  private readonly lists = new CallBatch<string, LeadPhoto[]>(0, (leadIds) => this.listAll(leadIds));

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    private readonly decoder: PhotoDecoder,
    private readonly owedWork: OwedWork,
  ) {}

  /**
   * Returns a JPEG: from the bucket, or converted on request while the photo is pending.
   *
   * @throws NotFound, PhotoUnreadable, PhotoBeingPrepared, Busy (bucket unavailable, or too many requests)
   */
  async read(id: string): Promise<Buffer> {
    const photo = await this.find(id);
    if (!photo) throw photoNotFound();
    if (photo.state === 'unreadable') throw new PhotoUnreadable();
    if (photo.storageKey !== null) return this.readStored(photo.storageKey);
    if (photo.unansweredAttempts > maxDeathsToDecode) throw new PhotoBeingPrepared();
    return this.preparing.run(() => this.prepare(id));
  }

  /** Inserts the photos of a new lead in its transaction. @returns their ids */
  async save(
    manager: EntityManager,
    leadId: string,
    photos: readonly CheckedPhoto[],
    first = 0,
  ): Promise<string[]> {
    const ids: string[] = [];
    // One by one: a single statement would hold up to 25 MB of parameters.
    for (const [index, photo] of photos.entries()) {
      const row = { leadId, position: first + index, contentHash: contentHashOf(photo.bytes), ...photo };
      const { identifiers } = await manager.insert(LeadPhoto, row);
      ids.push((identifiers[0] as { id: string }).id);
    }
    return ids;
  }

  /**
   * Adds photos to those that a lead has, as many as it may have in all. Lock the lead first.
   *
   * @returns their ids
   */
  async add(manager: EntityManager, leadId: string, photos: readonly CheckedPhoto[]): Promise<string[]> {
    const last = await manager.maximum(LeadPhoto, 'position', { leadId });
    return this.save(manager, leadId, photos.slice(0, mostOfLead - (last ?? -1) - 1), (last ?? -1) + 1);
  }

  /** Wakes the worker after the commit: it moves the photos into the bucket. */
  announce(photoIds: readonly string[]): void {
    this.owedWork.announce(movePhoto, movePhotoPayloads(photoIds));
  }

  /** Lists a lead's photos by position, without their bytes. */
  listOf(leadId: string): Promise<LeadPhoto[]> {
    return this.lists.resultOf(leadId);
  }

  /** Thumbnails that are made, by photo. */
  async thumbnailsOf(
    leadId: string,
    most: number,
    first: 'earliest' | 'latest' = 'earliest',
  ): Promise<Map<string, Buffer>> {
    const photos = await this.dataSource.getRepository(LeadPhoto).find({
      select: { id: true, thumbnail: true },
      where: { leadId, thumbnail: Not(IsNull()) },
      order: { position: first === 'latest' ? 'DESC' : 'ASC' },
      take: most,
    });
    return new Map(photos.flatMap(({ id, thumbnail }) => (thumbnail ? [[id, thumbnail] as const] : [])));
  }

  private async listAll(leadIds: readonly string[]): Promise<LeadPhoto[][]> {
    const photos = await this.dataSource
      .getRepository(LeadPhoto)
      .find({ where: { leadId: In(leadIds) }, order: { position: 'ASC' } });
    return leadIds.map((leadId) => photos.filter((photo) => photo.leadId === leadId));
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
    // A worker has moved it in the meantime.
    if (storageKey) return this.readStored(storageKey);
    if (!bytes) throw photoNotFound();
    try {
      return Buffer.from((await this.decoder.make(bytes)).bytes);
    } catch (error) {
      if (error instanceof UnreadablePicture) throw new PhotoUnreadable();
      throw error instanceof DecoderLost ? new PhotoBeingPrepared() : error;
    }
  }

  /** Finds no photos of leads in the bin. */
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
