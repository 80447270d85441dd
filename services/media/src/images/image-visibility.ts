import { Inject, Injectable, Logger } from '@nestjs/common';
import { ObjectNotFound, type ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { withTimeout } from '@sandhill/platform/process/with-timeout.js';
import { DataSource, type EntityManager } from 'typeorm';
import { hiddenPrefix, renditionPrefix, typeOf } from './image-paths.js';
import { ImageVisibilityRepository } from './image-visibility.repository.js';
import { unavailable } from './images.errors.js';
import { MEDIA_STORE, ORIGINALS_STORE } from './stores.js';

const maxObjects = 100;
const atOnce = 100;

/** Longest time for which a request waits until its pictures are hidden, in milliseconds. */
const hideWithinMs = 5_000;

/** If a move fails after at least this time, in milliseconds, the store counts as hanging. */
const hangsFromMs = 4_000;

/** Time in milliseconds during which a store that hung gets no further requests. */
const pauseMs = 10_000;

/**
 * Hides pictures that no project shows. While all projects of a picture are in the bin or wait for an approval, the
 * picture's sizes are in the private bucket.
 */
@Injectable()
export class ImageVisibility {
  private readonly log = new Logger(ImageVisibility.name);
  private pausedUntil = -Infinity;

  constructor(
    private readonly repository: ImageVisibilityRepository,
    private readonly dataSource: DataSource,
    @Inject(MEDIA_STORE) private readonly media: ObjectStore,
    @Inject(ORIGINALS_STORE) private readonly originals: ObjectStore,
  ) {}

  /**
   * Hides the pictures that no project shows. If the store fails or is slow, {@link settle} hides the remaining
   * pictures later. For some time after the store hung, leaves all pictures to `settle`, so that no request waits for a
   * hanging store.
   */
  async hide(...keys: string[]): Promise<void> {
    if (this.isPaused) return;
    const begun = performance.now();
    await withTimeout(hideWithinMs, () => this.hideEach(keys)).catch((error: Error) => {
      this.noteFailure(begun);
      this.warn('a picture in the bin is still public')(error);
    });
  }

  private get isPaused(): boolean {
    return performance.now() < this.pausedUntil;
  }

  private noteFailure(begun: number): void {
    const now = performance.now();
    if (now - begun >= hangsFromMs) this.pausedUntil = now + pauseMs;
  }

  /** Hides pictures one after the other, because each move holds a connection to PostgreSQL. */
  private async hideEach(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.repository.hide(key, () => this.moveOut(key));
  }

  private warn(what: string): (error: Error) => void {
    return ({ message }) => this.log.warn({ reason: message }, what);
  }

  /**
   * Makes the picture public and then runs `work`, both in one transaction.
   *
   * @throws StoreUnavailable; immediately if the store hung a moment ago, because several pictures would otherwise
   *   wait one after the other
   */
  async show<Result>(key: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    await this.repository.markChanging(key, `visibility = 'hidden'`);
    return this.dataSource.transaction(async (manager) => {
      await this.repository.show(manager, key, () => this.moveBack(key));
      return work(manager);
    });
  }

  /** Repeats interrupted and failed moves. Several workers may run this at the same time. */
  async settle(): Promise<void> {
    for (const { key, isShown } of await this.repository.misplaced(atOnce)) {
      if (isShown)
        await this.show(key, async () => undefined).catch(this.warn('a shown picture is not public yet'));
      else await this.hideEach([key]).catch(this.warn('a picture in the bin is still public'));
    }
  }

  /**
   * Returns the smallest size of a picture, from either bucket; `undefined` if there is none.
   *
   * @throws StoreUnavailable
   */
  async preview(key: string): Promise<{ bytes: Buffer; type: string } | undefined> {
    const places = [
      { store: this.originals, prefix: hiddenPrefix(key) },
      { store: this.media, prefix: renditionPrefix(key) },
    ];
    for (const { store, prefix } of places) {
      const sizes = (await store.list(prefix, maxObjects).catch(unavailable)).filter((name) =>
        name.endsWith('.webp'),
      );
      const [smallest] = sizes.toSorted((one, other) => widthOf(one) - widthOf(other));
      if (!smallest) continue;
      try {
        return { bytes: await store.get(smallest), type: typeOf(smallest) };
      } catch (error) {
        // Skips an object that was moved to the other bucket after it was listed.
        if (!(error instanceof ObjectNotFound)) unavailable(error);
      }
    }
    return undefined;
  }

  private async moveOut(key: string): Promise<void> {
    await move(
      { store: this.media, prefix: renditionPrefix(key) },
      { store: this.originals, prefix: hiddenPrefix(key) },
    );
  }

  private async moveBack(key: string): Promise<void> {
    if (this.isPaused) unavailable('the store has just hung');
    const begun = performance.now();
    await move(
      { store: this.originals, prefix: hiddenPrefix(key) },
      { store: this.media, prefix: renditionPrefix(key) },
    ).catch((error: unknown) => {
      this.noteFailure(begun);
      unavailable(error);
    });
  }
}

interface Place {
  store: ObjectStore;
  prefix: string;
}

/**
 * Moves objects. All are copied before the first is removed, so that an interrupted move can be repeated in either
 * direction.
 */
async function move(from: Place, to: Place): Promise<void> {
  const names = await from.store.list(from.prefix, maxObjects);
  for (const name of names) {
    const bytes = await from.store.get(name);
    await to.store.put(to.prefix + name.slice(from.prefix.length), bytes, { contentType: typeOf(name) });
  }
  for (const name of names) await from.store.remove(name);
}

function widthOf(name: string): number {
  return Number(/(\d{1,5})\.\w{1,5}$/.exec(name)?.[1]);
}
