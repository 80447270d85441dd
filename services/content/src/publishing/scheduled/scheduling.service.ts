import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { wallMoment } from '@sandhill/company/wall-time.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { DataSource } from 'typeorm';
import type { Author } from '../../audit/author.js';
import { recordSiteAudit } from '../../audit/record-site-audit.js';
import { requireNone } from '../../checks/content-problems.js';
import { DraftsRepository } from '../../drafts/drafts.repository.js';
import { DraftsService } from '../../drafts/drafts.service.js';
import { PublishLock } from '../publish-lock.js';
import { NothingToPublish } from '../publishing.errors.js';
import { VersionsRepository } from '../../versions/versions.repository.js';
import { mergeContent } from './merge-content.js';
import type { ScheduledVersion } from './scheduled-version.entity.js';
import { invalidTime, ScheduledNotFound, TooManyScheduled } from './scheduled.errors.js';
import { ScheduledVersionsRepository } from './scheduled-versions.repository.js';

const max = 20;
const maxMs = 366 * 86_400_000;

/** Longest time that scheduling waits for a running publication, in milliseconds. */
const waitMs = 10_000;

interface Schedule {
  revision: number;
  /** Time in the office's time zone, such as `2026-11-27T08:30`. */
  at: string;
  note: string;
  author: Author;
}

@Injectable()
export class SchedulingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly drafts: DraftsService,
    private readonly draftRows: DraftsRepository,
    private readonly scheduled: ScheduledVersionsRepository,
    private readonly versions: VersionsRepository,
    private readonly publishLock: PublishLock,
  ) {}

  async list(): Promise<ScheduledVersion[]> {
    return this.scheduled.list();
  }

  /**
   * Turns the draft into a scheduled version. Editors then start again from the published version. First waits for a
   * running publication, which may be of the same draft: otherwise, the scheduled version could later revert changes
   * that were published in between.
   *
   * @throws DraftChanged, NothingToPublish, ValidationFailed, TooManyScheduled, PublicationRunning
   */
  async schedule(order: Schedule): Promise<ScheduledVersion> {
    return this.publishLock.whileHolding(() => this.addScheduled(order), waitMs);
  }

  private async addScheduled({ revision, at, note, author }: Schedule): Promise<ScheduledVersion> {
    const scheduledAt = this.clock.now();
    const publishAt = momentOf(at, scheduledAt);
    const state = await this.drafts.read();
    this.drafts.requireRevision(revision, state);
    if (!state.isChanged || state.draft.content === null) throw new NothingToPublish();
    await requireNone(state.problems);
    const { content, basedOn } = state.draft;
    return this.dataSource.transaction(async (manager) => {
      const draft = await this.draftRows.lock(manager);
      if (draft.revision !== revision) this.drafts.requireRevision(revision, await this.drafts.read());
      if ((await this.scheduled.count(manager)) >= max) throw new TooManyScheduled();
      const version = await this.scheduled.add(manager, {
        content,
        basedOn: basedOn ?? state.published.id,
        publishAt,
        wallTime: at,
        note,
        scheduledAt,
        scheduledBy: author.name,
      });
      await this.draftRows.clear(manager, { revision: revision + 1 });
      const details = { at: publishAt.toISOString() };
      await recordSiteAudit(manager, { ...author.by, action: 'site_scheduled', details });
      return version;
    });
  }

  /**
   * Cancels a scheduled version and moves its changes back into the draft. Where the current draft changed the same
   * parts, the draft wins. If there is no draft, applies the changes to the version published now and makes the result
   * the draft. This keeps what has been published since the scheduled version was written.
   *
   * @throws ScheduledNotFound
   */
  async cancel(id: string, author: Author): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const draft = await this.draftRows.lock(manager);
      const version = await this.scheduled.take(manager, id);
      if (!version) throw new ScheduledNotFound();
      const published = await this.versions.current(manager);
      await this.draftRows.change(manager, draft, {
        content:
          draft.content === null
            ? await this.rebasedOn(version, published.content)
            : await this.mergedWithDraft(version, draft.content),
        basedOn: draft.basedOn ?? published.id,
        changedAt: this.clock.now(),
        changedBy: author.name,
      });
      const details = { at: version.publishAt.toISOString() };
      await recordSiteAudit(manager, { ...author.by, action: 'schedule_cancelled', details });
    });
  }

  private async mergedWithDraft(
    { basedOn, content }: ScheduledVersion,
    draft: SiteContent,
  ): Promise<SiteContent> {
    const base = await this.versions.find(basedOn);
    return base ? mergeContent(base.content, draft, content) : draft;
  }

  private async rebasedOn(
    { basedOn, content }: ScheduledVersion,
    published: SiteContent,
  ): Promise<SiteContent> {
    const base = await this.versions.find(basedOn);
    return base ? mergeContent(base.content, content, published) : content;
  }
}

function momentOf(at: string, now: Date): Date {
  const moment = wallMoment(at)?.moment;
  if (!moment) throw invalidTime('invalid_time');
  if (moment <= now) throw invalidTime('time_past');
  if (moment.getTime() - now.getTime() > maxMs) throw invalidTime('time_too_far');
  return moment;
}
