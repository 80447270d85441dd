import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Problem } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Author } from '../audit/author.js';
import { recordSiteAudit } from '../audit/record-site-audit.js';
import type { SiteAuditAction } from '../audit/site-audit-action.js';
import { blockingProblems, fictionOf, problemsOf, requireNone } from '../checks/content-problems.js';
import { ContentConfig } from '../content.config.js';
import type { VersionWithoutGuide } from '../versions/site-version.entity.js';
import { VersionNotFound } from '../versions/versions.errors.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import type { DraftState } from './draft-state.js';
import { toDraftResponse } from './draft.response.js';
import { DraftChanged } from './drafts.errors.js';
import { DraftsRepository } from './drafts.repository.js';
import type { SiteDraft } from './site-draft.entity.js';

interface DraftEdit {
  revision: number;
  author: Author;
  /** Action for the audit trail; undefined for ordinary typing, which is not recorded. */
  action?: SiteAuditAction;
}

@Injectable()
export class DraftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: DraftsRepository,
    private readonly versions: VersionsRepository,
    private readonly clock: Clock,
    private readonly config: ContentConfig,
  ) {}

  async read(): Promise<DraftState> {
    return this.state(this.dataSource.manager);
  }

  /**
   * Saves the draft's content. If the content is the same as before, the revision stays.
   *
   * @throws DraftChanged if the draft has another revision
   * @throws ValidationFailed for faults that a draft must not have
   */
  async save(content: unknown, { revision, author, action }: DraftEdit): Promise<DraftState> {
    await requireNone(await blockingProblems(await problemsOf(content)));
    return this.edit(revision, async (manager, draft, published) => {
      if (isDeepStrictEqual(content, draft.content ?? published.content)) return;
      await this.drafts.change(manager, draft, {
        content: content as SiteContent,
        basedOn: draft.basedOn ?? published.id,
        changedAt: this.clock.now(),
        changedBy: author.name,
      });
      if (action) await recordSiteAudit(manager, { ...author.by, action });
    });
  }

  /** Discards the draft. @throws DraftChanged */
  async discard({ revision, author }: DraftEdit): Promise<DraftState> {
    return this.edit(revision, async (manager, draft) => {
      if (draft.content === null) return;
      await this.drafts.clear(manager, { revision: draft.revision + 1 });
      const details = { revision: draft.revision };
      await recordSiteAudit(manager, { ...author.by, action: 'draft_discarded', details });
    });
  }

  /** Makes a version's content the draft. @throws DraftChanged, VersionNotFound */
  async restore(id: string, { revision, author }: DraftEdit): Promise<DraftState> {
    const version = await this.versions.find(/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
    if (!version) throw new VersionNotFound();
    return this.edit(revision, async (manager, draft, published) => {
      await this.drafts.change(manager, draft, {
        content: version.content,
        basedOn: published.id,
        changedAt: this.clock.now(),
        changedBy: author.name,
      });
      const details = { version: version.id };
      await recordSiteAudit(manager, { ...author.by, action: 'draft_restored', details });
    });
  }

  /** Checks that the draft has this revision. @throws DraftChanged */
  requireRevision(revision: number, state: DraftState): void {
    if (state.draft.revision !== revision) throw new DraftChanged(toDraftResponse(state));
  }

  private async edit(
    revision: number,
    change: (manager: EntityManager, draft: SiteDraft, published: VersionWithoutGuide) => Promise<void>,
  ): Promise<DraftState> {
    return this.dataSource.transaction(async (manager) => {
      const draft = await this.drafts.lock(manager);
      if (draft.revision !== revision) throw new DraftChanged(toDraftResponse(await this.state(manager)));
      await change(manager, draft, await this.versions.current(manager));
      return this.state(manager);
    });
  }

  private async state(manager: EntityManager): Promise<DraftState> {
    const draft = await this.drafts.read(manager);
    const published = await this.versions.current(manager);
    const isChanged = draft.content !== null && !isDeepStrictEqual(draft.content, published.content);
    const isLive = this.config.SITE_MODE === 'live';
    const problems = isChanged ? await this.problemsOf(draft.content, isLive) : [];
    return { draft, published, isChanged, isLive, problems };
  }

  private async problemsOf(content: SiteContent | null, isLive: boolean): Promise<Problem[]> {
    const problems = await problemsOf(content);
    // Only a live site must be free of made-up statements, and unfinished content cannot be searched for them.
    if (!isLive || content === null || problems.length > 0) return problems;
    return fictionOf(content, this.clock.now());
  }
}
