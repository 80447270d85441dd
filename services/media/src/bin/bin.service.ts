import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { isUUID } from 'class-validator';
import { DataSource, IsNull, Not } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { ImageVisibility } from '../images/image-visibility.js';
import { MediaConfig } from '../media.config.js';
import type { ShownProject } from '../projects/dto/project.response.js';
import { requireInScope, type PictureScope } from '../projects/picture-scope.js';
import { Project } from '../projects/project.entity.js';
import { ProjectNotFound } from '../projects/projects.errors.js';
import { ProjectsRepository } from '../projects/projects.repository.js';
import { readBinCursor, writeBinCursor } from './bin-cursor.js';
import type { BinQuery } from './bin.query.js';

export interface BinnedProject extends ShownProject {
  deletedAt: Date;
  purgeAt: Date;
}

export interface BinPage {
  projects: BinnedProject[];
  nextCursor: string | null;
}

const usualLimit = 50;
const dayMs = 24 * 60 * 60_000;

/** The bin: project images in it are invisible to visitors and can be restored for a time. */
@Injectable()
export class BinService {
  constructor(
    private readonly config: MediaConfig,
    private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly visibility: ImageVisibility,
  ) {}

  /** @throws InvalidCursor */
  async list({ limit = usualLimit, cursor }: BinQuery, scope: PictureScope): Promise<BinPage> {
    const after = cursor === undefined ? undefined : readBinCursor(cursor);
    const found = (await this.projects.listBin({ ...scope, after, limit: limit + 1 })).flatMap((shown) =>
      this.binned(shown),
    );
    const projects = found.slice(0, limit);
    const last = found.length > limit ? projects.at(-1) : undefined;
    const nextCursor = last ? writeBinCursor({ deletedAt: last.deletedAt, id: last.project.id }) : null;
    return { projects, nextCursor };
  }

  /** @throws ProjectNotFound, also if it is in the bin already; NotOwnPicture */
  async putIn(id: string, by: AuditedBy, scope: PictureScope): Promise<void> {
    const { project } = await this.projects.get(id);
    requireInScope(project, scope);
    const { imageKey } = await this.dataSource.transaction(async (manager) => {
      const isThere = { id, deletedAt: IsNull() };
      const { affected } = await manager.update(Project, isThere, { deletedAt: () => 'now()' });
      if (!affected) throw new ProjectNotFound();
      await recordProjectAudit(manager, { ...by, action: 'project_deleted', subjectId: id });
      return manager.findOneByOrFail(Project, { id });
    });
    await this.visibility.hide(imageKey);
  }

  /** @throws ProjectNotFound, NotOwnPicture, StoreUnavailable */
  async takeOut(id: string, by: AuditedBy, scope: PictureScope): Promise<ShownProject> {
    const isInBin = { id, deletedAt: Not(IsNull()) };
    const binned = await this.inBin(id, scope);
    await this.visibility.show(binned.imageKey, async (manager) => {
      const { affected } = await manager.update(Project, isInBin, { deletedAt: null });
      if (!affected) throw new ProjectNotFound();
      await recordProjectAudit(manager, { ...by, action: 'project_restored', subjectId: id });
    });
    return this.projects.get(id);
  }

  /** A small picture of a project image in the bin. @throws ProjectNotFound, NotOwnPicture */
  async preview(id: string, scope: PictureScope): Promise<{ bytes: Buffer; type: string }> {
    const { imageKey } = await this.inBin(id, scope);
    const preview = await this.visibility.preview(imageKey);
    if (!preview) throw new ProjectNotFound();
    return preview;
  }

  private async inBin(id: string, scope: PictureScope): Promise<Project> {
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
