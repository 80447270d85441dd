import { Injectable, Logger } from '@nestjs/common';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import type { EntityManager } from 'typeorm';
import type { Author } from '../audit/author.js';
import { Published } from '../published/published.js';
import { PageFailed } from '../rendering/page-failed.error.js';
import { RenderFailed } from '../rendering/render.errors.js';
import type { Progress } from '../rendering/renderer.js';
import { SetCopies } from '../site-sets/set-copies.js';
import type { NewSet } from '../site-sets/new-set.js';
import { SetMaker } from '../site-sets/set-maker.js';
import type { VersionWithoutGuide } from '../versions/site-version.entity.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { CurrentSet } from './current-set.js';
import { PublicationMetrics } from './publication-metrics.js';
import { PublicationProgress } from './publication-progress.js';
import { PublicationRunning } from './publishing.errors.js';
import { ScheduledNotFound } from './scheduled/scheduled.errors.js';

export interface NewVersion {
  version: number;
  publishedAt: Date;
}

export interface CurrentVersion extends VersionWithoutGuide {
  guide: PlantGuide;
}

export interface PublishRequest {
  current: CurrentVersion;
  content: SiteContent;
  guide: PlantGuide;
  note: string;
  author: Author;
  restoredFrom: number | null;
  /** Object whose fields are searched for the cause of a failing page. Default: `content`. */
  edited?: object;
  /**
   * Whether an editor has just written the banner's link. If so, a link to a missing page is refused. Otherwise the
   * linked story or guide entry was removed later, which must not prevent a publication: the banner's link then calls
   * the office.
   */
  isLinkNew?: boolean;
  /** Makes further changes in the transaction that stores the version, including the audit event. */
  onCommit: (manager: EntityManager, version: number) => Promise<unknown>;
}

/** Publishes versions. If anything fails, the site stays as it is. */
@Injectable()
export class VersionPublisher {
  private readonly log = new Logger(VersionPublisher.name);

  constructor(
    private readonly clock: Clock,
    private readonly versions: VersionsRepository,
    private readonly maker: SetMaker,
    private readonly currentSet: CurrentSet,
    private readonly copies: SetCopies,
    private readonly published: Published,
    private readonly progress: PublicationProgress,
    private readonly metrics: PublicationMetrics,
  ) {}

  async current(): Promise<CurrentVersion> {
    const current = await this.versions.current();
    return { ...current, guide: await this.versions.guideOf(current) };
  }

  /**
   * Publishes a version. The caller must hold `PublishLock`.
   *
   * @throws PageFailed, PublicationRunning, Busy, errors of `onCommit`
   */
  async publish(request: PublishRequest): Promise<NewVersion> {
    const begun = performance.now();
    await this.progress.begin();
    try {
      const now = this.clock.now();
      const { content, guide, isLinkNew } = request;
      const version = request.current.id + 1;
      const onProgress = (progress: Progress) => this.progress.onProgress(progress);
      const set = await this.maker.make({ content, guide, version, now, isLinkNew, onProgress });
      await this.progress.write('storing');
      await this.store(request, set, now).finally(set.remove);
      await this.progress.write('idle');
      this.metrics.published((performance.now() - begun) / 1000);
      await this.show();
      return { version, publishedAt: now };
    } catch (error) {
      const isCancelled = error instanceof ScheduledNotFound;
      if (!isCancelled) this.metrics.failed();
      await this.progress.write(isCancelled ? 'idle' : 'failed');
      throw error instanceof RenderFailed ? new PageFailed(error, request.edited ?? request.content) : error;
    }
  }

  /** Stores the version, its set and the changes of `onCommit` in one transaction. */
  private async store(request: PublishRequest, set: NewSet, publishedAt: Date): Promise<void> {
    const { current, content, guide, note, author, restoredFrom, onCommit } = request;
    const { version: id } = set;
    const added = { id, content, guide, publishedAt, publishedBy: author.name, note, restoredFrom };
    const alongside = async (manager: EntityManager) => {
      await this.versions.add(manager, added);
      await onCommit(manager, id);
    };
    const isStored = await this.currentSet.replace({ set, at: publishedAt, over: current.id, alongside });
    if (!isStored) throw new PublicationRunning();
  }

  /**
   * Updates the content in memory, and begins to copy the set to the object store. Failures are harmless:
   * `PublishedFollower` and `SetSweep` repeat this.
   */
  private async show(): Promise<void> {
    await this.published.refresh().catch(() => undefined);
    void this.copies.update().catch((error: unknown) => {
      this.log.warn({ err: loggableError(error) }, 'the object store has no copy of the set yet');
    });
  }
}
