import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { withoutParameters } from '@sandhill/platform/errors/error.filter.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Author } from '../audit/author.js';
import { Clock } from '../clock/clock.js';
import { LocksRepository } from '../locks/locks.repository.js';
import { Published } from '../published/published.js';
import { PageFailed } from '../rendering/page-failed.error.js';
import { RenderFailed } from '../rendering/render.errors.js';
import type { Progress } from '../rendering/renderer.js';
import { SetCopies } from '../site-sets/set-copies.js';
import { SetMaker, type NewSet } from '../site-sets/set-maker.js';
import { SiteSetsRepository } from '../site-sets/site-sets.repository.js';
import { publicationLock } from '../versions/publication-lock.js';
import type { WordsVersion } from '../versions/site-version.entity.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { PublicationMetrics } from './publication-metrics.js';
import { PublicationProgress, publishingLock } from './publication-progress.js';
import { PublicationRunning } from './publishing.errors.js';

export interface NewVersion {
  version: number;
  publishedAt: Date;
}

/** What is published now. */
export interface CurrentVersion extends WordsVersion {
  guide: PlantGuide;
}

/** What is to be published after which version. */
export interface Order {
  current: CurrentVersion;
  content: SiteContent;
  guide: PlantGuide;
  note: string;
  author: Author;
  restoredFrom: number | null;
  /** Where the field is looked for that makes a page fail; usually the content. */
  edited?: object;
  /** What else changes in the transaction of the version, its audit event included. */
  settle: (manager: EntityManager, version: number) => Promise<unknown>;
}

const betweenTriesMs = 100;

/** Brings out versions, one at a time in all copies of the service. Whatever fails, the site stays as it is. */
@Injectable()
export class VersionPublisher {
  private readonly log = new Logger(VersionPublisher.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: LocksRepository,
    private readonly clock: Clock,
    private readonly versions: VersionsRepository,
    private readonly maker: SetMaker,
    private readonly sets: SiteSetsRepository,
    private readonly copies: SetCopies,
    private readonly published: Published,
    private readonly progress: PublicationProgress,
    private readonly metrics: PublicationMetrics,
  ) {}

  /**
   * Does work while no one else publishes.
   *
   * @param waitMs how long it may wait for another publication to end
   * @throws PublicationRunning
   */
  async alone<Result>(work: () => Promise<Result>, waitMs = 0): Promise<Result> {
    const until = this.clock.now().getTime() + waitMs;
    for (;;) {
      const done = await this.locks.whileHolding(publishingLock, async () => ({ result: await work() }));
      if (done) return done.result;
      if (this.clock.now().getTime() >= until) throw new PublicationRunning();
      // Whoever waits keeps no connection: the publication under way needs some.
      await pause(betweenTriesMs);
    }
  }

  async current(): Promise<CurrentVersion> {
    const current = await this.versions.current();
    return { ...current, guide: await this.versions.guideOf(current) };
  }

  /** Only within `alone`. @throws PageFailed, PublicationRunning, and what `settle` throws */
  async bringOut(order: Order): Promise<NewVersion> {
    const begun = performance.now();
    await this.progress.begin();
    try {
      const now = this.clock.now();
      const { content, guide } = order;
      const version = order.current.id + 1;
      const onProgress = (progress: Progress) => this.progress.drew(progress);
      await this.maker.make({ content, guide, version, now, onProgress }, async (set) => {
        await this.progress.write('storing');
        await this.store(order, set, now);
      });
      await this.progress.write('idle');
      this.metrics.published((performance.now() - begun) / 1000);
      await this.show();
      return { version, publishedAt: now };
    } catch (error) {
      this.metrics.failed();
      await this.progress.write('failed');
      throw error instanceof RenderFailed ? new PageFailed(error, order.edited ?? order.content) : error;
    }
  }

  /** The version, its set and what it settles appear together, or none of them. */
  private async store(order: Order, set: NewSet, publishedAt: Date): Promise<void> {
    const { current, content, guide, note, author, restoredFrom, settle } = order;
    const { version: id } = set;
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, publicationLock);
      if ((await this.versions.currentId(manager)) !== current.id) throw new PublicationRunning();
      const publishedBy = author.name;
      await this.versions.add(manager, { id, content, guide, publishedAt, publishedBy, note, restoredFrom });
      await this.sets.makeCurrent(manager, set, officeDay(publishedAt));
      await settle(manager, id);
    });
  }

  /** The version is published whatever fails here: the follower and the sweep make up for it. */
  private async show(): Promise<void> {
    await this.published.refresh().catch(() => undefined);
    void this.copies.update().catch((error: unknown) => {
      this.log.warn({ err: withoutParameters(error) }, 'the object store has no copy of the set yet');
    });
  }
}
