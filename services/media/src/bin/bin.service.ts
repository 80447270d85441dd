import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { isUUID } from 'class-validator';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { ImageVisibility } from '../images/image-visibility.js';
import { MediaConfig } from '../media.config.js';
import { Approvals, visibleToStaff, waitingColumns } from '../projects/approvals.js';
import type { ShownProject } from '../projects/dto/project.response.js';
import { requireInScope, type PictureScope } from '../projects/picture-scope.js';
import { Project } from '../projects/project.entity.js';
import { PictureReplaced, ProjectNotFound } from '../projects/projects.errors.js';
import { ProjectsRepository } from '../projects/projects.repository.js';
import { SitePictureUses } from '../projects/site-picture-uses.repository.js';
import { StoriesRepository } from '../stories/stories.repository.js';
import { decodeBinCursor, encodeBinCursor } from './bin-cursor.js';
import type { BinQuery } from './bin.query.js';

export interface BinnedProject extends ShownProject {
  deletedAt: Date;
  purgeAt: Date;
}

interface BinPage {
  projects: BinnedProject[];
  nextCursor: string | null;
}

const usualLimit = 50;
const dayMs = 24 * 60 * 60_000;

/** Manages the bin. Visitors do not see project images in the bin, and staff can restore them for `BIN_DAYS`. */
@Injectable()
export class BinService {
  constructor(
    private readonly config: MediaConfig,
    private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly visibility: ImageVisibility,
    private readonly stories: StoriesRepository,
    private readonly approvals: Approvals,
    private readonly uses: SitePictureUses,
  ) {}

  /** @throws InvalidCursor */
  async list({ limit = usualLimit, cursor }: BinQuery, scope: PictureScope): Promise<BinPage> {
    const after = cursor === undefined ? undefined : decodeBinCursor(cursor);
    const found = (await this.projects.listBin({ ...scope, after, limit: limit + 1 })).flatMap((shown) =>
      this.binned(shown),
    );
    const projects = found.slice(0, limit);
    const last = found.length > limit ? projects.at(-1) : undefined;
    const nextCursor = last ? encodeBinCursor({ deletedAt: last.deletedAt, id: last.project.id }) : null;
    return { projects, nextCursor };
  }

  /**
   * Moves a project into the bin. If the project waits for an approval, this rejects it, or withdraws it if the caller
   * uploaded it.
   *
   * @throws ProjectNotFound, also if the project is already in the bin; NotOwnPicture, PictureInUse
   */
  async putIn(id: string, by: AuditedBy, scope: PictureScope, { evenIfUsed = false } = {}): Promise<void> {
    const { project } = await this.projects.getManaged(id);
    requireInScope(project, scope);
    const isRejected = project.waitingSince !== null && project.createdBy !== by.actorId;
    const action = isRejected ? 'project_rejected' : 'project_deleted';
    await this.dataSource.transaction(async (manager) => {
      if (!evenIfUsed) await this.uses.requireNone(manager, id);
      const gone = { deletedAt: () => 'now()', waitingSince: null };
      const { affected } = await manager.update(Project, visibleToStaff(id), gone);
      if (!affected) throw new ProjectNotFound();
      await recordProjectAudit(manager, { ...by, action, subjectId: id });
    });
    await this.visibility.hide(...(await this.stories.imageKeysOf(id)));
  }

  /**
   * Restores a project from the bin. If pictures of crew members need an approval, a picture that a crew member
   * restores waits for an approval again.
   *
   * @throws ProjectNotFound, NotOwnPicture, StoreUnavailable
   */
  async takeOut(id: string, by: AuditedBy, scope: PictureScope): Promise<ShownProject> {
    const { imageKey, waitingSince } = await this.hidden(id, scope);
    if (waitingSince) throw new ProjectNotFound();
    const isInBin = { id, deletedAt: Not(IsNull()), waitingSince: IsNull() };
    const isWaiting = await this.approvals.areNeeded(scope);
    const change = async (manager: EntityManager) => {
      const { affected } = await manager.update(
        Project,
        isInBin,
        isWaiting ? waitingColumns : { deletedAt: null },
      );
      if (!affected) throw new ProjectNotFound();
      const details = isWaiting ? { waiting: 'true' } : undefined;
      await recordProjectAudit(manager, { ...by, action: 'project_restored', subjectId: id, details });
    };
    if (isWaiting) await this.dataSource.transaction(change);
    else await this.show(id, imageKey, change);
    return this.projects.getManaged(id);
  }

  /**
   * Approves a picture that waits for an approval. Visitors then see it.
   *
   * @param waitingUntil latest `waitingSince` of the pictures that the caller has seen. A picture that was replaced
   *   after this time is refused. If undefined, no picture is refused
   * @throws ProjectNotFound if the picture does not wait for an approval, or is replaced while this runs
   * @throws PictureReplaced if the picture was replaced after `waitingUntil`
   * @throws StoreUnavailable
   */
  async approve(id: string, by: AuditedBy, waitingUntil?: string): Promise<void> {
    const { imageKey, waitingSince } = await this.hidden(id, {});
    if (!waitingSince) throw new ProjectNotFound();
    if (waitingUntil !== undefined && waitingSince > new Date(waitingUntil)) throw new PictureReplaced();
    await this.show(id, imageKey, async (manager) => {
      const isWaiting = { id, imageKey, waitingSince: Not(IsNull()) };
      const { affected } = await manager.update(Project, isWaiting, { deletedAt: null, waitingSince: null });
      if (!affected) throw new ProjectNotFound();
      await recordProjectAudit(manager, { ...by, action: 'project_approved', subjectId: id });
    });
  }

  private async show(
    id: string,
    imageKey: string,
    change: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const further = await this.stories.imageKeysOf(id);
    // If a later step fails, the visibility sweep hides these pictures again.
    for (const key of further.filter((one) => one !== imageKey))
      await this.visibility.show(key, async () => undefined);
    await this.visibility.show(imageKey, change);
  }

  /**
   * Returns the smallest size of the picture of a project that visitors do not see.
   *
   * @throws ProjectNotFound, NotOwnPicture
   */
  async preview(id: string, scope: PictureScope): Promise<{ bytes: Buffer; type: string }> {
    const { imageKey } = await this.hidden(id, scope);
    const preview = await this.visibility.preview(imageKey);
    if (!preview) throw new ProjectNotFound();
    return preview;
  }

  /**
   * Returns a project that is in the bin or waits for an approval.
   *
   * @throws ProjectNotFound, NotOwnPicture
   */
  private async hidden(id: string, scope: PictureScope): Promise<Project> {
    const found = isUUID(id)
      ? await this.dataSource.manager.findOneBy(Project, { id, deletedAt: Not(IsNull()) })
      : null;
    if (!found) throw new ProjectNotFound();
    requireInScope(found, scope);
    return found;
  }

  private binned(shown: ShownProject): BinnedProject[] {
    const { deletedAt } = shown.project;
    if (!deletedAt) return [];
    return [{ ...shown, deletedAt, purgeAt: new Date(deletedAt.getTime() + this.config.BIN_DAYS * dayMs) }];
  }
}
