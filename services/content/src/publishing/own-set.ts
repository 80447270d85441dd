import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { LocksRepository } from '../locks/locks.repository.js';
import { Published } from '../published/published.js';
import { Renderer } from '../rendering/renderer.js';
import { SetCopies } from '../site-sets/set-copies.js';
import { SetMaker, type NewSet } from '../site-sets/set-maker.js';
import { SiteSetsRepository } from '../site-sets/site-sets.repository.js';
import { publicationLock } from '../versions/publication-lock.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { PublicationMetrics } from './publication-metrics.js';

const everyMs = 60_000;

/** Builds do not wait for each other. */
const lockOf = (build: string) => `own set of ${build}`;

/**
 * Draws the published version where its set is missing: for a new web build, and on a new day in New York, with which
 * years, banners and closed days change. The version stays the same, and the old set until the new one is stored.
 */
@Injectable()
export class OwnSet extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'own-set', everyMs, run: () => this.run() });

  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: LocksRepository,
    private readonly clock: Clock,
    private readonly published: Published,
    private readonly versions: VersionsRepository,
    private readonly renderer: Renderer,
    private readonly maker: SetMaker,
    private readonly sets: SiteSetsRepository,
    private readonly copies: SetCopies,
    private readonly metrics: PublicationMetrics,
  ) {
    super();
    published.onVersion(() => void this.run().catch(() => undefined));
  }

  /** @throws RenderFailed, and when the object store is unavailable */
  async run(): Promise<void> {
    const build = await this.renderer.build();
    let isMade = false;
    // Another version may be published while pages are drawn: whoever then asked for its set found the lock taken.
    while (!this.isCurrent(build) && (await this.makeMissing(build))) isMade = true;
    if (isMade) await this.copies.update();
  }

  /** @returns false if another copy of the service is at work, or was */
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
    return set?.version === this.published.answer.version && set.day === officeDay(this.clock.now());
  }

  private async makeAndCount(): Promise<void> {
    try {
      await this.make();
      this.metrics.redrawn('stored');
    } catch (error) {
      this.metrics.redrawn('failed');
      throw error;
    }
  }

  private async make(): Promise<void> {
    const now = this.clock.now();
    const { id: version, content } = await this.versions.current();
    const guide = await this.versions.guideOf({ id: version });
    await this.maker.make({ content, guide, version, now }, (set) => this.store(set, officeDay(now)));
    await this.published.refresh();
  }

  private async store(set: NewSet, day: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, publicationLock);
      // A version that was published meanwhile has a set of its own.
      if ((await this.versions.currentId(manager)) !== set.version) return;
      await this.sets.makeCurrent(manager, set, day);
    });
  }
}
