import { Injectable, Logger } from '@nestjs/common';
import { newYorkDay } from '@sandhill/company/content/of-today.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { withoutParameters } from '@sandhill/platform/errors/error.filter.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Author } from '../audit/author.js';
import { recordSiteAudit } from '../audit/record-site-audit.js';
import type { SiteAuditAction } from '../audit/site-audit-action.js';
import { problemsOf, requireNone } from '../checks/content-problems.js';
import { Clock } from '../clock/clock.js';
import { DraftsRepository } from '../drafts/drafts.repository.js';
import { DraftsService } from '../drafts/drafts.service.js';
import type { SiteDraft } from '../drafts/site-draft.entity.js';
import { LocksRepository } from '../locks/locks.repository.js';
import { Published } from '../published/published.js';
import { PageFailed } from '../rendering/page-failed.error.js';
import { RenderFailed } from '../rendering/render.errors.js';
import type { Progress } from '../rendering/renderer.js';
import { SetCopies } from '../site-sets/set-copies.js';
import { SetMaker, type NewSet } from '../site-sets/set-maker.js';
import { SiteSetsRepository } from '../site-sets/site-sets.repository.js';
import { changedParts } from '../versions/changed-parts.js';
import { publicationLock } from '../versions/publication-lock.js';
import type { SiteVersion } from '../versions/site-version.entity.js';
import { VersionNotFound } from '../versions/versions.errors.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { PublicationMetrics } from './publication-metrics.js';
import { PublicationProgress, publishingLock } from './publication-progress.js';
import {
  NothingToPublish,
  NothingToUndo,
  PublicationRunning,
  VersionNotCurrent,
} from './publishing.errors.js';

export interface NewVersion {
  version: number;
  publishedAt: Date;
}

/** What is to be published after which version. */
interface Order {
  current: SiteVersion;
  content: SiteContent;
  note: string;
  author: Author;
  action: SiteAuditAction;
  restoredFrom: number | null;
  /** What becomes of the draft, in the transaction of the version. */
  settleDraft: (manager: EntityManager, draft: SiteDraft) => Promise<unknown>;
}

/** Publishes versions. Whatever fails, the site stays as it is. */
@Injectable()
export class PublishingService {
  private readonly log = new Logger(PublishingService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly locks: LocksRepository,
    private readonly clock: Clock,
    private readonly versions: VersionsRepository,
    private readonly drafts: DraftsService,
    private readonly draftRows: DraftsRepository,
    private readonly maker: SetMaker,
    private readonly sets: SiteSetsRepository,
    private readonly copies: SetCopies,
    private readonly published: Published,
    private readonly progress: PublicationProgress,
    private readonly metrics: PublicationMetrics,
  ) {}

  /**
   * Publishes the draft.
   *
   * @throws PublicationRunning, DraftChanged, NothingToPublish, ValidationFailed, PageFailed
   */
  async publish(revision: number, note: string, author: Author): Promise<NewVersion> {
    return this.alone(async () => {
      const { draft, published: current, isChanged, problems } = await this.readDraft(revision);
      if (!isChanged || draft.content === null) throw new NothingToPublish();
      await requireNone(problems);
      return this.bringOut({
        current,
        content: draft.content,
        note,
        author,
        action: 'site_published',
        restoredFrom: null,
        settleDraft: (manager, now) =>
          this.settlePublished(manager, now, { revision, version: current.id + 1 }),
      });
    });
  }

  /**
   * Publishes the content of the version before the current one again. A draft stays as it is.
   *
   * @param version the one that the caller takes for the current one
   * @throws PublicationRunning, VersionNotCurrent, NothingToUndo, ValidationFailed, PageFailed
   */
  async undo(version: number, author: Author): Promise<NewVersion> {
    return this.alone(async () => {
      const current = await this.versions.current();
      if (current.id !== version) throw new VersionNotCurrent();
      if (version === 1) throw new NothingToUndo();
      const before = await this.versions.find(version - 1);
      if (!before) throw new VersionNotFound();
      await requireNone(await problemsOf(before.content));
      return this.bringOut({
        current,
        content: before.content,
        note: '',
        author,
        action: 'site_undone',
        restoredFrom: before.id,
        settleDraft: (manager, draft) => this.settleUndone(manager, draft),
      });
    });
  }

  private async alone(work: () => Promise<NewVersion>): Promise<NewVersion> {
    const published = await this.locks.whileHolding(publishingLock, work);
    if (!published) throw new PublicationRunning();
    return published;
  }

  private async readDraft(revision: number) {
    const state = await this.drafts.read();
    this.drafts.requireRevision(revision, state);
    return state;
  }

  private async bringOut(order: Order): Promise<NewVersion> {
    const begun = performance.now();
    await this.progress.begin();
    try {
      const now = this.clock.now();
      const version = order.current.id + 1;
      const onProgress = (progress: Progress) => this.progress.drew(progress);
      await this.maker.make({ content: order.content, version, now, onProgress }, async (set) => {
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
      throw error instanceof RenderFailed ? new PageFailed(error, order.content) : error;
    }
  }

  /** The version and its set appear together, or neither. */
  private async store(order: Order, set: NewSet, publishedAt: Date): Promise<void> {
    const { current, content, note, author, action, restoredFrom, settleDraft } = order;
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, publicationLock);
      if ((await this.versions.currentId(manager)) !== current.id) throw new PublicationRunning();
      const id = set.version;
      await this.versions.add(manager, {
        id,
        content,
        publishedAt,
        publishedBy: author.name,
        note,
        restoredFrom,
      });
      await this.sets.makeCurrent(manager, set, newYorkDay(publishedAt));
      await settleDraft(manager, await this.draftRows.lock(manager));
      const parts = changedParts(current.content, content).join(',');
      const details = { version: id, parts, ...(restoredFrom !== null && { restoredFrom }) };
      await recordSiteAudit(manager, { ...author.by, action, details });
    });
  }

  /** What was changed while the pages were drawn stays the draft, of the new version. */
  private async settlePublished(
    manager: EntityManager,
    draft: SiteDraft,
    { revision, version }: { revision: number; version: number },
  ): Promise<void> {
    if (draft.revision === revision) await this.draftRows.clear(manager, { revision });
    else if (draft.content === null) await this.draftRows.clear(manager, { revision: draft.revision + 1 });
    else await this.draftRows.rebase(manager, version);
  }

  /** Without a draft, editors see another content than before. */
  private async settleUndone(manager: EntityManager, draft: SiteDraft): Promise<void> {
    if (draft.content === null) await this.draftRows.clear(manager, { revision: draft.revision + 1 });
  }

  /** The version is published whatever fails here: the follower and the sweep make up for it. */
  private async show(): Promise<void> {
    await this.published.refresh().catch(() => undefined);
    void this.copies.update().catch((error: unknown) => {
      this.log.warn({ err: withoutParameters(error) }, 'the object store has no copy of the set yet');
    });
  }
}
