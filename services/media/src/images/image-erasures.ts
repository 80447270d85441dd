import { Inject, Injectable } from '@nestjs/common';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { DataSource } from 'typeorm';
import { ImageErasuresRepository } from './image-erasures.repository.js';
import { hiddenPrefix, renditionPrefix } from './image-paths.js';
import { MEDIA_STORE, ORIGINALS_STORE } from './stores.js';

const maxErasures = 100;
const maxObjects = 100;
const removeWithinMs = 20_000;

@Injectable()
export class ImageErasures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ImageErasuresRepository,
    @Inject(MEDIA_STORE) private readonly media: ObjectStore,
    @Inject(ORIGINALS_STORE) private readonly originals: ObjectStore,
  ) {}

  /**
   * Erases at most 100 due pictures. Several workers may run this at the same time.
   *
   * @throws if a store is unavailable or slow
   */
  async sweep(): Promise<void> {
    await this.repository.scheduleUnused();
    for (let left = maxErasures; left > 0; left -= 1) {
      if (!(await this.eraseNext())) return;
    }
  }

  /**
   * Erases the next picture that is due. Its row stays locked until the objects are deleted, so that an upload of the
   * same picture waits.
   *
   * @returns false if no picture is due
   * @throws if the objects cannot be deleted; the picture is then postponed, so that it does not hold up the others
   */
  private async eraseNext(): Promise<boolean> {
    let key: string | undefined;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const due = await this.repository.lockNextDue(manager);
        key = due?.key;
        if (!due) return false;
        if (!due.isKnown) await withTimeout(removeWithinMs, (late) => this.removeObjects(due.key, late));
        await this.repository.cancel(manager, due.key);
        return true;
      });
    } catch (error) {
      if (key !== undefined) await this.repository.postpone(key);
      throw error;
    }
  }

  /**
   * Deletes a picture's objects. Stops when `late` is aborted: the lock has then been released, and an upload may be
   * storing new objects.
   */
  private async removeObjects(key: string, late: AbortSignal): Promise<void> {
    const places = [
      { store: this.media, prefix: renditionPrefix(key) },
      { store: this.originals, prefix: hiddenPrefix(key) },
    ];
    for (const { store, prefix } of places) {
      for (const rendition of await store.list(prefix, maxObjects)) {
        late.throwIfAborted();
        await store.remove(rendition);
      }
    }
    late.throwIfAborted();
    await this.originals.remove(key);
  }
}
