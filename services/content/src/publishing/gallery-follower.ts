import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ContentConfig } from '../content.config.js';
import { fetchPictures, noteUses, type PictureUses } from '../gallery/fetch-pictures.js';
import { fetchStories } from '../gallery/fetch-stories.js';
import { PicturesCopyRepository } from '../gallery/pictures-copy.repository.js';
import { StoriesCopyRepository } from '../gallery/stories-copy.repository.js';
import { Published } from '../published/published.js';
import { DailyRebuild } from './daily-rebuild.js';
import { PicturesInUse } from './pictures-in-use.repository.js';

/**
 * Interval in milliseconds. With it, a changed story appears on its page within 5 s, of which the public server takes 1
 * s.
 */
const everyMs = 1_000;

/**
 * Interval in milliseconds at which unchanged uses are reported to media again, because media may have been restored
 * from a backup.
 */
const tellAgainMs = 60_000;

/**
 * Polls media for stories and for the pictures that contents name, because media never calls this service. Copies the
 * stories and pictures, and renders the published version with the copies. Drafts are not rendered. Also reports to
 * media the pictures that it must not delete.
 */
@Injectable()
export class GalleryFollower extends PeriodicWork {
  private readonly log = new Logger(GalleryFollower.name);
  private isReachable = true;
  /** Revision whose pages could not be rendered. Only `PublishingSweep` retries it, each minute. */
  private failed?: string;
  private told?: { inUse: PictureUses; at: number };

  constructor(
    private readonly config: ContentConfig,
    private readonly stories: StoriesCopyRepository,
    private readonly pictures: PicturesCopyRepository,
    private readonly inUse: PicturesInUse,
    private readonly published: Published,
    private readonly rebuild: DailyRebuild,
  ) {
    super({ name: 'gallery', everyMs });
  }

  async run(): Promise<void> {
    if (!this.config.MEDIA_URL) return;
    await this.follow(this.config.MEDIA_URL);
    await this.published.refresh();
    const revision = this.published.galleryRevision;
    if (revision === this.failed) return;
    try {
      await this.rebuild.runWithoutCopies();
      this.failed = undefined;
    } catch (error) {
      this.failed = revision;
      throw error;
    }
  }

  /**
   * Updates the copies of media's stories and pictures. During an outage of media, which is logged once, the existing
   * copies stay in use.
   */
  private async follow(mediaUrl: string): Promise<void> {
    try {
      const told = await fetchStories(mediaUrl, await this.stories.revision());
      if (told) await this.stories.write(told);
      await this.followPictures(mediaUrl);
      if (!this.isReachable) this.log.log('media answers again');
      this.isReachable = true;
    } catch (error) {
      if (this.isReachable) this.log.warn({ reason: (error as Error).message }, 'no answer from media');
      this.isReachable = false;
    }
  }

  private async followPictures(mediaUrl: string): Promise<void> {
    const inUse = await this.inUse.list();
    await this.reportUses(mediaUrl, inUse);
    const ids = inUse.uses.map(({ id }) => id);
    if (ids.length === 0) return;
    const known = await this.pictures.find(ids);
    const now = await fetchPictures(mediaUrl, ids);
    const isChanged = ([id, picture]: [string, unknown]) =>
      !known.has(id) || !isDeepStrictEqual(known.get(id), picture);
    await this.pictures.keep(new Map([...now].filter(isChanged)));
  }

  /**
   * Reports to media the pictures that are in use, and deletes the copies of all others. Repeats this for unchanged
   * uses only after `tellAgainMs`.
   */
  private async reportUses(mediaUrl: string, inUse: PictureUses): Promise<void> {
    const isTold = this.told && isDeepStrictEqual(this.told.inUse, inUse);
    if (isTold && performance.now() - (this.told?.at ?? 0) < tellAgainMs) return;
    await noteUses(mediaUrl, inUse);
    await this.pictures.keepOnly(inUse.uses.map(({ id }) => id));
    this.told = { inUse, at: performance.now() };
  }
}
