import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, type EntityManager } from 'typeorm';
import { recordSiteAudit } from '../../audit/record-site-audit.js';
import { problemsOf, requireNone } from '../../checks/content-problems.js';
import { DraftsRepository } from '../../drafts/drafts.repository.js';
import { PageFailed } from '../../rendering/page-failed.error.js';
import { changedParts } from '../../versions/changed-parts.js';
import { VersionsRepository } from '../../versions/versions.repository.js';
import { PublishLock } from '../publish-lock.js';
import { VersionPublisher, type CurrentVersion } from '../version-publisher.js';
import { mergeContent } from './merge-content.js';
import type { ScheduledVersion } from './scheduled-version.entity.js';
import { ScheduledNotFound } from './scheduled.errors.js';
import { ScheduledVersionsRepository } from './scheduled-versions.repository.js';

/**
 * Time for which a due version is retried while the renderer fails, in milliseconds, counted from its scheduled time.
 */
const outageMs = 60 * 60_000;

@Injectable()
export class ScheduledPublisher {
  private readonly log = new Logger(ScheduledPublisher.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly scheduled: ScheduledVersionsRepository,
    private readonly versions: VersionsRepository,
    private readonly draftRows: DraftsRepository,
    private readonly publisher: VersionPublisher,
    private readonly lock: PublishLock,
  ) {}

  /**
   * Publishes each due version, the earliest first. A version that cannot be published is marked and stays scheduled,
   * and the others are still published.
   *
   * @throws PageFailed if the renderer itself fails, in the first hour after the scheduled time; the next sweep retries
   * @throws PublicationRunning, Busy, and if the database is unavailable; the next sweep retries
   */
  async publishDue(): Promise<void> {
    for (;;) {
      const due = await this.scheduled.due(this.clock.now());
      if (!due) return;
      await this.publish(due).catch((error: unknown) => this.settleFailure(due, error));
    }
  }

  private async publish(due: ScheduledVersion): Promise<void> {
    await this.lock.whileHolding(async () => {
      const current = await this.publisher.current();
      const content = await this.rebasedOn(due, current.content);
      if (isDeepStrictEqual(content, current.content)) return this.drop(due);
      await requireNone(await problemsOf(content));
      await this.publisher.publish({
        current,
        content,
        guide: current.guide,
        note: due.note,
        author: { name: due.scheduledBy, by: bySystem },
        restoredFrom: null,
        onCommit: (manager, version) => this.settle(manager, { due, current, content, version }),
      });
    });
  }

  /** Returns `content` with the changes that `due` makes to its base version. Other published changes stay. */
  private async rebasedOn(due: { basedOn: number; content: SiteContent }, content: SiteContent) {
    const base = await this.versions.find(due.basedOn);
    return base ? mergeContent(base.content, due.content, content) : due.content;
  }

  private async drop({ id }: ScheduledVersion): Promise<void> {
    await this.dataSource.transaction((manager) => this.scheduled.take(manager, id));
  }

  private async settle(
    manager: EntityManager,
    published: { due: ScheduledVersion; current: CurrentVersion; content: SiteContent; version: number },
  ): Promise<void> {
    const { due, current, content, version } = published;
    // The version was cancelled while its pages were rendered, so nothing is published.
    if (!(await this.scheduled.take(manager, due.id))) throw new ScheduledNotFound();
    const draft = await this.draftRows.lock(manager);
    if (draft.content === null) await this.draftRows.clear(manager, { revision: draft.revision + 1 });
    else
      await this.draftRows.change(manager, draft, {
        content: await this.rebasedOn(
          { basedOn: draft.basedOn ?? current.id, content: draft.content },
          content,
        ),
        basedOn: version,
        changedAt: draft.changedAt ?? this.clock.now(),
        changedBy: draft.changedBy,
      });
    const parts = changedParts(current, { content, guide: current.guide }).join(',');
    const details = { version, parts, scheduled: true };
    await recordSiteAudit(manager, { ...bySystem, action: 'site_published', details });
  }

  private async settleFailure({ id, publishAt }: ScheduledVersion, error: unknown): Promise<void> {
    if (error instanceof ScheduledNotFound) return;
    if (!(error instanceof PageFailed) && !(error instanceof ValidationFailed)) throw error;
    const lateMs = this.clock.now().getTime() - publishAt.getTime();
    if (error instanceof PageFailed && error.isOfRenderer && lateMs < outageMs) throw error;
    this.log.warn({ version: id, code: error.code }, 'a scheduled version cannot be published');
    await this.scheduled.fail(id, error.code);
  }
}
