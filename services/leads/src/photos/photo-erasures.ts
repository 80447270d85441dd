import { Inject, Injectable, Logger } from '@nestjs/common';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { DataSource, Raw, type EntityManager } from 'typeorm';
import { QuotePhoto } from './quote-photo.entity.js';
import { storageKeyOf } from './storage-key.js';
import { PhotoErasure } from './photo-erasure.entity.js';

const atOnce = 100;
const answerWithinMs = 5000;

/** Longer than the move of a photo that a worker has in its hands can take. */
const moveIsOverAfter = `interval '10 minutes'`;

/** By the database's clock, as `final_at` is. */
const isOver = Raw((finalAt) => `${finalAt} <= now()`);

/** Erases pictures from the bucket, also when the bucket is away at first. */
@Injectable()
export class PhotoErasures {
  private readonly log = new Logger(PhotoErasures.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  /** Notes, in the transaction that erases a quote, which pictures have to go. @returns their keys */
  async note(manager: EntityManager, quoteId: string): Promise<string[]> {
    const photos = await manager.find(QuotePhoto, { where: { quoteId } });
    const erasures = photos.map(({ id, state, storageKey }) => ({
      storageKey: storageKey ?? storageKeyOf(id),
      finalAt: () => (state === 'pending' ? `now() + ${moveIsOverAfter}` : 'now()'),
    }));
    if (erasures.length > 0) await manager.insert(PhotoErasure, erasures);
    return erasures.map(({ storageKey }) => storageKey);
  }

  /** Removes them now, or leaves them to the sweep when the bucket does not answer soon. */
  async removeSoon(keys: readonly string[]): Promise<void> {
    try {
      await settleWithin(answerWithinMs, (late) => this.removeAll(keys, late));
    } catch (error) {
      this.log.warn({ reason: (error as Error).name }, 'erased photos stay in the bucket until it is back');
    }
  }

  /** @throws when the bucket is away */
  async sweep(): Promise<void> {
    const due = await this.dataSource
      .getRepository(PhotoErasure)
      .find({ where: { finalAt: isOver }, order: { finalAt: 'ASC' }, take: atOnce });
    await this.removeAll(due.map(({ storageKey }) => storageKey));
  }

  private async removeAll(keys: readonly string[], late?: AbortSignal): Promise<void> {
    for (const key of keys) {
      late?.throwIfAborted();
      await this.store.remove(key);
      await this.dataSource.getRepository(PhotoErasure).delete({ storageKey: key, finalAt: isOver });
    }
  }
}
