import { Inject, Injectable, Logger } from '@nestjs/common';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { DataSource, Raw, type EntityManager } from 'typeorm';
import { LeadPhoto } from './lead-photo.entity.js';
import { storageKeyOf } from './storage-key.js';
import { PhotoErasure } from './photo-erasure.entity.js';

const batchSize = 100;
const removalTimeoutMs = 5000;

/** Upper limit for the time that it takes to move a photo to the bucket. */
const maxMoveDuration = `interval '10 minutes'`;

/** Condition for rows whose `final_at` has passed, by the clock of the database, which also sets `final_at`. */
const isFinal = Raw((finalAt) => `${finalAt} <= now()`);

/** Deletes erased leads' pictures from the bucket, and retries while the bucket is unavailable. */
@Injectable()
export class PhotoErasures {
  private readonly log = new Logger(PhotoErasures.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  /**
   * Records which pictures to delete, in the transaction that erases their lead.
   *
   * @returns the keys of the pictures
   */
  async record(manager: EntityManager, leadId: string): Promise<string[]> {
    const photos = await manager.find(LeadPhoto, { where: { leadId } });
    const erasures = photos.map((photo) => ({
      storageKey: photo.storageKey ?? storageKeyOf(photo.id),
      finalAt: () => (photo.state === 'pending' ? `now() + ${maxMoveDuration}` : 'now()'),
    }));
    if (erasures.length > 0) await manager.insert(PhotoErasure, erasures);
    return erasures.map(({ storageKey }) => storageKey);
  }

  /** Deletes pictures now, or leaves them to the sweep if the bucket does not answer in time. */
  async tryRemove(keys: readonly string[]): Promise<void> {
    try {
      await withTimeout(removalTimeoutMs, (late) => this.removeAll(keys, late));
    } catch (error) {
      this.log.warn(
        { reason: (error as Error).name },
        'photos not deleted from the bucket yet; the sweep will retry',
      );
    }
  }

  /** Deletes pictures that are due. @throws if the bucket is unavailable */
  async sweep(): Promise<void> {
    const due = await this.dataSource
      .getRepository(PhotoErasure)
      .find({ where: { finalAt: isFinal }, order: { finalAt: 'ASC' }, take: batchSize });
    await this.removeAll(due.map(({ storageKey }) => storageKey));
  }

  private async removeAll(keys: readonly string[], late?: AbortSignal): Promise<void> {
    for (const key of keys) {
      late?.throwIfAborted();
      await this.store.remove(key);
      await this.dataSource.getRepository(PhotoErasure).delete({ storageKey: key, finalAt: isFinal });
    }
  }
}
