import { Inject, Injectable } from '@nestjs/common';
import type { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { DataSource, type EntityManager } from 'typeorm';
import { hiddenPrefix, renditionPrefix } from './image-paths.js';
import { MEDIA_STORE, ORIGINALS_STORE } from './stores.js';

const atOnce = 100;
const mostObjects = 100;
const removeWithinMs = 20_000;

/** Longer than an upload takes to be stored, or a worker to make the sizes that it has in its hands. */
const workIsOverAfter = `interval '10 minutes'`;

/** A picture is given up only so long after somebody last asked for it: pages that show it may still be open. */
const unusedFor = `interval '1 hour'`;

/** Erases the objects of pictures that nobody mentions. What is owed stands in `image_erasures`. */
@Injectable()
export class ImageErasures {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(MEDIA_STORE) private readonly media: ObjectStore,
    @Inject(ORIGINALS_STORE) private readonly originals: ObjectStore,
  ) {}

  /**
   * Says that an upload brings this picture's objects: if it dies on the way they are erased, and an erasure that
   * was owed waits. One that is under way is awaited.
   */
  async expectUpload(key: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO image_erasures (key, due_at) VALUES ($1, now() + ${workIsOverAfter})
       ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`,
      [key],
    );
  }

  /** In the transaction that makes the picture known. */
  async cancel(manager: EntityManager, key: string): Promise<void> {
    await manager.query('DELETE FROM image_erasures WHERE key = $1', [key]);
  }

  /** Gives up the pictures that no project mentions, in the bin or not. */
  async giveUpUnused(): Promise<void> {
    await this.dataSource.query(
      `WITH unused AS (
         SELECT key FROM images WHERE used_at < now() - ${unusedFor}
           AND NOT EXISTS (SELECT FROM project_images WHERE image_key = images.key)
         LIMIT ${atOnce} FOR UPDATE SKIP LOCKED),
       gone AS (
         DELETE FROM images USING unused WHERE images.key = unused.key
         RETURNING images.key, images.renditions_owed)
       INSERT INTO image_erasures (key, due_at)
       SELECT key, CASE WHEN renditions_owed THEN now() + ${workIsOverAfter} ELSE now() END FROM gone
       ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`,
    );
  }

  /** Erases what is due. Several workers may do so at once. @throws when a store is away */
  async sweep(): Promise<void> {
    for (let left = atOnce; left > 0; left -= 1) {
      if (!(await this.eraseNext())) return;
    }
  }

  /** The row is locked until the objects are gone, so that an upload of the same picture waits for that. */
  private async eraseNext(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const rows: Array<{ key: string; isKnown: boolean }> = await manager.query(
        `SELECT key, EXISTS (SELECT FROM images WHERE images.key = due.key) AS "isKnown"
         FROM image_erasures AS due WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      const [due] = rows;
      if (!due) return false;
      if (!due.isKnown) await settleWithin(removeWithinMs, (late) => this.removeObjects(due.key, late));
      await this.cancel(manager, due.key);
      return true;
    });
  }

  /** Stops when it is late: the lock is given up then, and what comes next may be of an upload. */
  private async removeObjects(key: string, late: AbortSignal): Promise<void> {
    const places = [
      { store: this.media, prefix: renditionPrefix(key) },
      { store: this.originals, prefix: hiddenPrefix(key) },
    ];
    for (const { store, prefix } of places) {
      for (const rendition of await store.list(prefix, mostObjects)) {
        late.throwIfAborted();
        await store.remove(rendition);
      }
    }
    late.throwIfAborted();
    await this.originals.remove(key);
  }
}
