import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { LocksRepository } from '../locks/locks.repository.js';
import { Published } from '../published/published.js';
import { SetCopies } from '../site-sets/set-copies.js';
import { SetMaker } from '../site-sets/set-maker.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { CurrentSet } from './current-set.js';
import { PublicationMetrics } from './publication-metrics.js';

/** Returns the lock key of a web build. Each build has its own, so builds do not wait for each other. */
const lockOf = (build: string) => `daily rebuild of ${build}`;

/**
 * Renders the published version again when its page set is outdated: for a new web build or public URL, for changed
 * stories or pictures, and on a new day in New York, because years, banners and closed days depend on the date. The
 * version number stays, and the previous set is shown until the new one is stored.
 */
@Injectable()
export class DailyRebuild {
  constructor(
    private readonly locks: LocksRepository,
    private readonly clock: Clock,
    private readonly published: Published,
    private readonly versions: VersionsRepository,
    private readonly maker: SetMaker,
    private readonly currentSet: CurrentSet,
    private readonly copies: SetCopies,
    private readonly metrics: PublicationMetrics,
  ) {
    published.onVersion(() => void this.run().catch(() => undefined));
  }

  /**
   * Renders an outdated set and copies it to the object store.
   *
   * @throws RenderFailed, Busy, or if the store fails
   */
  async run(): Promise<void> {
    if (await this.makeAllMissing()) await this.copies.update();
  }

  /**
   * Renders an outdated set. Leaves the copy to `SetSweep`, because stories and pictures change often. The caller must
   * have refreshed `Published`.
   *
   * @throws RenderFailed
   */
  async runWithoutCopies(): Promise<void> {
    await this.makeAllMissing();
  }

  private async makeAllMissing(): Promise<boolean> {
    const build = await this.maker.build();
    let isMade = false;
    // Another version may be published while pages are rendered. Its own rebuild found the lock taken, so this loop
    // checks again.
    while (!this.isCurrent(build) && (await this.makeMissing(build))) isMade = true;
    return isMade;
  }

  /**
   * Renders the set if it is outdated.
   *
   * @returns false if another instance of the service renders it or has done so
   */
  private async makeMissing(build: string): Promise<boolean> {
    const isMade = await this.locks.whileHolding(lockOf(build), async () => {
      await this.published.refresh();
      if (this.isCurrent(build)) return false;
      await this.makeAndCount();
      return true;
    });
    return isMade ?? false;
  }

  private isCurrent(build: string): boolean {
    const set = this.published.setOf(build);
    return (
      set?.version === this.published.response.version &&
      set.stories === this.published.galleryRevision &&
      set.day === officeDay(this.clock.now())
    );
  }

  private async makeAndCount(): Promise<void> {
    try {
      await this.make();
      this.metrics.rebuilt('stored');
    } catch (error) {
      this.metrics.rebuilt('failed');
      throw error;
    }
  }

  private async make(): Promise<void> {
    const now = this.clock.now();
    const { id: version, content } = await this.versions.current();
    const guide = await this.versions.guideOf({ id: version });
    const set = await this.maker.make({ content, guide, version, now });
    // If another version was published in the meantime, `replace` does nothing: that version has its own set.
    await this.currentSet.replace({ set, at: now, over: version }).finally(set.remove);
    await this.published.refresh();
  }
}
