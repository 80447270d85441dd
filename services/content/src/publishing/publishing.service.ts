import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { EntityManager } from 'typeorm';
import type { Author } from '../audit/author.js';
import { recordSiteAudit } from '../audit/record-site-audit.js';
import type { SiteAuditAction } from '../audit/site-audit-action.js';
import { problemsOf, requireNone } from '../checks/content-problems.js';
import { DraftsRepository } from '../drafts/drafts.repository.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { GalleryCopy } from '../gallery/gallery-copy.js';
import { guideWithoutPictures, picturesOf } from '../guide-entries/guide-pictures.js';
import { GuideRows } from '../guide-entries/guide-rows.repository.js';
import { changedParts } from '../versions/changed-parts.js';
import { VersionNotFound } from '../versions/versions.errors.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { NothingToPublish, NothingToUndo, VersionNotCurrent } from './publishing.errors.js';
import { PublishLock } from './publish-lock.js';
import { VersionPublisher, type NewVersion, type PublishRequest } from './version-publisher.js';

/**
 * A request for `publishWords`, which adds the audit event. `onCommit` changes only the draft and the guide entries.
 */
interface WordsPublishRequest extends Omit<PublishRequest, 'onCommit'> {
  action: SiteAuditAction;
  onCommit: (manager: EntityManager) => Promise<unknown>;
}

@Injectable()
export class PublishingService {
  constructor(
    private readonly clock: Clock,
    private readonly versions: VersionsRepository,
    private readonly drafts: DraftsService,
    private readonly draftRows: DraftsRepository,
    private readonly rows: GuideRows,
    private readonly gallery: GalleryCopy,
    private readonly publishLock: PublishLock,
    private readonly publisher: VersionPublisher,
  ) {}

  /**
   * Publishes the draft with the current guide.
   *
   * @throws PublicationRunning, DraftChanged, NothingToPublish, ValidationFailed, PageFailed, Busy
   */
  async publish(revision: number, note: string, author: Author): Promise<NewVersion> {
    return this.publishLock.whileHolding(async () => {
      const { draft, isChanged, problems } = await this.readDraft(revision);
      if (!isChanged || draft.content === null) throw new NothingToPublish();
      await requireNone(problems);
      const current = await this.publisher.current();
      return this.publishWords({
        current,
        content: draft.content,
        guide: current.guide,
        note,
        author,
        action: 'site_published',
        restoredFrom: null,
        isLinkNew: draft.content.banner.link !== current.content.banner.link,
        onCommit: (manager) => this.settlePublished(manager, { revision, version: current.id + 1 }),
      });
    });
  }

  /**
   * Publishes the content and the guide of the previous version again. If that version has no guide, the current guide
   * stays. A draft of the content stays as it is; the guide entries are changed to match the guide. Restored entries
   * lose pictures that visitors no longer see.
   *
   * @param version the version that the caller believes to be current
   * @throws PublicationRunning, VersionNotCurrent, NothingToUndo, EntryRewritten, ValidationFailed, PageFailed, Busy
   */
  async undo(version: number, author: Author): Promise<NewVersion> {
    return this.publishLock.whileHolding(async () => {
      const current = await this.publisher.current();
      if (current.id !== version) throw new VersionNotCurrent();
      if (version === 1) throw new NothingToUndo();
      const before = await this.versions.find(version - 1);
      if (!before) throw new VersionNotFound();
      await requireNone(await problemsOf(before.content));
      const guide = (await this.versions.findGuide(before.id)) ?? current.guide;
      await this.rows.requireNoneRewritten(guide);
      const gone = await this.goneFrom(guide, current.guide);
      return this.publishWords({
        current,
        content: before.content,
        guide: guideWithoutPictures(guide, gone),
        note: '',
        author,
        action: 'site_undone',
        restoredFrom: before.id,
        onCommit: async (manager) => {
          await this.settleUndone(manager, current.content);
          await this.rows.follow(manager, guide, { changedAt: this.clock.now(), changedBy: author.name });
          await this.rows.forgetPictures(manager, gone);
        },
      });
    });
  }

  /**
   * Returns the paths of a guide's pictures that are missing in media. Skips pictures of the current guide, because
   * media keeps them.
   */
  private async goneFrom(guide: PlantGuide, current: PlantGuide): Promise<string[]> {
    const kept = new Set(picturesOf(current));
    return this.gallery.missing(picturesOf(guide).filter((path) => !kept.has(path)));
  }

  private async readDraft(revision: number) {
    const state = await this.drafts.read();
    this.drafts.requireRevision(revision, state);
    return state;
  }

  private async publishWords({ action, onCommit, ...request }: WordsPublishRequest): Promise<NewVersion> {
    const { author, current, restoredFrom } = request;
    const parts = changedParts(current, request).join(',');
    return this.publisher.publish({
      ...request,
      onCommit: async (manager, version) => {
        await onCommit(manager);
        const details = { version, parts, ...(restoredFrom !== null && { restoredFrom }) };
        await recordSiteAudit(manager, { ...author.by, action, details });
      },
    });
  }

  /** Clears the published draft. Changes made while the pages were rendered stay a draft, based on the new version. */
  private async settlePublished(
    manager: EntityManager,
    { revision, version }: { revision: number; version: number },
  ): Promise<void> {
    const draft = await this.draftRows.lock(manager);
    if (draft.revision === revision) await this.draftRows.clear(manager, { revision });
    else if (draft.content === null) await this.draftRows.clear(manager, { revision: draft.revision + 1 });
    else await this.draftRows.rebase(manager, version);
  }

  /**
   * Raises the revision if there is no draft, because editors then see the content of another version. Clears a draft
   * that equals the undone content, because publishing the draft would restore that content.
   */
  private async settleUndone(manager: EntityManager, undone: SiteContent): Promise<void> {
    const draft = await this.draftRows.lock(manager);
    if (draft.content === null || isDeepStrictEqual(draft.content, undone))
      await this.draftRows.clear(manager, { revision: draft.revision + 1 });
  }
}
