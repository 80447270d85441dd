import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { violatedConstraint } from '@sandhill/platform/errors/violated-constraint.js';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { Image } from '../images/image.entity.js';
import type { CreateProjectDto } from './dto/create-project.dto.js';
import type { ListProjectsQuery } from './dto/list-projects.query.js';
import type { ShownProject } from './dto/project.response.js';
import type { UpdateProjectDto } from './dto/update-project.dto.js';
import { readCursor, writeCursor } from './project-cursor.js';
import { requireInScope, type PictureScope } from './picture-scope.js';
import { ProjectPictures, type PictureFields } from './project-pictures.js';
import { Project } from './project.entity.js';
import { ProjectNotFound } from './projects.errors.js';
import { ProjectsRepository } from './projects.repository.js';
import { uploadAttempt, type UploadAttempt } from './upload-attempt.js';

export interface ProjectPage {
  projects: ShownProject[];
  categories?: string[];
  total?: number;
  nextCursor?: string | null;
}

/** Most projects in a list without paging. */
const listLimit = 500;

@Injectable()
export class ProjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ProjectsRepository,
    private readonly pictures: ProjectPictures,
  ) {}

  /** @throws InvalidCursor */
  async list(
    { limit, cursor, category, section }: ListProjectsQuery,
    scope: PictureScope = {},
  ): Promise<ProjectPage> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const size = limit ?? listLimit;
    const isFirstPage = limit !== undefined && !after;
    const [found, categories, total] = await Promise.all([
      this.repository.list({ category, section, ...scope, after, limit: size + 1 }),
      after ? undefined : this.repository.listCategories(),
      isFirstPage ? this.repository.count({ category, section, ...scope }) : undefined,
    ]);
    const projects = found.slice(0, size);
    const last = found.length > size ? projects.at(-1) : undefined;
    return {
      projects,
      ...(categories && { categories }),
      ...(total !== undefined && { total }),
      ...(limit !== undefined && { nextCursor: last ? writeCursor(last.project) : null }),
    };
  }

  async listFeatured(): Promise<ShownProject[]> {
    return this.repository.list({ isFeatured: true, limit: listLimit });
  }

  async listCategory(category: string, placement: string | undefined): Promise<ShownProject[]> {
    return this.repository.list({ category, placement, limit: listLimit });
  }

  /**
   * Stores one project per key, however often it is sent: clients repeat an upload whose answer was lost.
   *
   * @throws UploadKeyReused, and what ProjectPictures.upload throws
   */
  async create(body: CreateProjectDto, by: AuditedBy, key?: string): Promise<ShownProject> {
    const attempt = uploadAttempt(key, body);
    const earlier = await this.repository.findUploaded(attempt);
    if (earlier) return earlier;
    try {
      return await this.add(body, by, attempt);
    } catch (error) {
      // A concurrent upload with the same key was stored first.
      const other =
        violatedConstraint(error) === 'UQ_project_images_upload_key'
          ? await this.repository.findUploaded(attempt)
          : undefined;
      if (!other) throw error;
      return other;
    }
  }

  private async add(body: CreateProjectDto, by: AuditedBy, attempt: UploadAttempt): Promise<ShownProject> {
    const { imageUrl, fileName, ...fields } = body;
    const picture = await this.pictures.upload({ imageUrl, fileName: fileName ?? fields.title });
    const id = await this.dataSource.transaction(async (manager) => {
      const project = manager.create(Project, {
        ...withoutUndefined(fields),
        ...picture,
        ...attempt,
        createdBy: by.actorId ?? null,
      });
      const { id } = await manager.save(project);
      const details = picture.cut === null ? undefined : { cut: picture.cut };
      await recordProjectAudit(manager, { ...by, action: 'project_uploaded', subjectId: id, details });
      return id;
    });
    return this.repository.get(id);
  }

  /** @throws ProjectNotFound, NotOwnPicture, NothingCut, and what ProjectPictures throws */
  async update(
    id: string,
    body: UpdateProjectDto,
    by: AuditedBy,
    scope: PictureScope,
  ): Promise<ShownProject> {
    const { imageUrl: _imageUrl, fileName: _fileName, showOriginal: _showOriginal, ...fields } = body;
    const shown = await this.repository.get(id);
    requireInScope(shown.project, scope);
    const picture = await this.pictureFor(shown, body);
    await this.dataSource.transaction(async (manager) => {
      const changes = await write(manager, id, { ...withoutUndefined(fields), ...picture });
      // Only the fields of the request, not the columns derived from them.
      const named = changes.filter((name) => body[name as keyof UpdateProjectDto] !== undefined);
      if (changes.length === 0) return;
      const details = { fields: named.join(',') };
      await recordProjectAudit(manager, { ...by, action: 'project_changed', subjectId: id, details });
    });
    return this.repository.get(id);
  }

  /** The new picture of a change; `undefined` if it stays. */
  private async pictureFor(
    shown: ShownProject,
    { imageUrl, fileName, title, showOriginal }: UpdateProjectDto,
  ): Promise<PictureFields | undefined> {
    const { project } = shown;
    if (imageUrl !== undefined && !imageUrl.equals(project.imageUrl)) {
      return this.pictures.upload({ imageUrl, fileName: fileName ?? title ?? project.title, showOriginal });
    }
    if (showOriginal === undefined || showOriginal === project.showOriginal) return undefined;
    return this.pictures.showAgain(shown, { showOriginal });
  }
}

/** Writes changed columns. @returns their names. @throws ProjectNotFound */
async function write(manager: EntityManager, id: string, wanted: Partial<Project>): Promise<string[]> {
  const project = await manager.findOne(Project, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'for_no_key_update' },
  });
  if (!project) throw new ProjectNotFound();
  const changes: Partial<Project> = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== project[name as keyof Project]),
  );
  if (Object.keys(changes).length > 0) await manager.update(Project, { id }, changes);
  // Open pages may still load the old picture.
  if (changes.imageKey) await manager.update(Image, { key: project.imageKey }, { usedAt: () => 'now()' });
  return Object.keys(changes);
}

/** TypeORM rejects `undefined`; fields that were not sent stay unchanged. */
function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
