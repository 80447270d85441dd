import { Injectable } from '@nestjs/common';
import { withoutUndefined } from '@sandhill/platform/database/without-undefined.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { violatedConstraint } from '@sandhill/platform/errors/violated-constraint.js';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { ImageVisibility } from '../images/image-visibility.js';
import { Image } from '../images/image.entity.js';
import type { ListProjectsQuery } from './dto/list-projects.query.js';
import { hiddenPath, type ShownProject } from './dto/project.response.js';
import type { UpdateProjectDto } from './dto/update-project.dto.js';
import type { UploadProjectDto } from './dto/upload-project.dto.js';
import type { LibraryFilter } from './library-filter.js';
import { decodeCursor, encodeCursor } from './project-cursor.js';
import { requireInScope, type PictureScope } from './picture-scope.js';
import { orderStep } from './project-order.js';
import { ProjectPictures, type PictureFields } from './project-pictures.js';
import { Project } from './project.entity.js';
import { Approvals, visibleToStaff, waitingColumns } from './approvals.js';
import { ChosenByOther, NeedsApproval, ProjectNotFound } from './projects.errors.js';
import { ProjectsRepository } from './projects.repository.js';
import { SitePictureUses } from './site-picture-uses.repository.js';
import { uploadAttempt, type UploadAttempt } from './upload-attempt.js';

interface ProjectPage {
  projects: ShownProject[];
  categories?: string[];
  total?: number;
  nextCursor?: string | null;
}

/** A project after an upload. `wasPresent` is set if the picture was in the gallery before. */
type UploadedProject = ShownProject & { wasPresent?: true };

const listLimit = 500;

const maxDisplayOrder = 2_147_483_647;

@Injectable()
export class ProjectsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ProjectsRepository,
    private readonly pictures: ProjectPictures,
    private readonly approvals: Approvals,
    private readonly visibility: ImageVisibility,
    private readonly uses: SitePictureUses,
  ) {}

  /** @throws InvalidCursor */
  async list(
    { limit, cursor, category, section }: ListProjectsQuery,
    library: LibraryFilter = {},
  ): Promise<ProjectPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const size = limit ?? listLimit;
    const isFirstPage = limit !== undefined && !after;
    const [found, categories, total] = await Promise.all([
      this.repository.list({ category, section, ...library, after, limit: size + 1 }),
      after ? undefined : this.repository.listCategories(),
      isFirstPage ? this.repository.count({ category, section, ...library }) : undefined,
    ]);
    const projects = found.slice(0, size);
    const last = found.length > size ? projects.at(-1) : undefined;
    return {
      projects,
      ...(categories && { categories }),
      ...(total !== undefined && { total }),
      ...(limit !== undefined && { nextCursor: last ? encodeCursor(last.project) : null }),
    };
  }

  async listFeatured(): Promise<ShownProject[]> {
    return this.repository.list({ isFeatured: true, limit: listLimit });
  }

  async listCategory(category: string, placement: string | undefined): Promise<ShownProject[]> {
    return this.repository.list({ category, placement, limit: listLimit });
  }

  /** @throws ProjectNotFound, NotOwnPicture */
  async read(id: string, scope: PictureScope): Promise<ShownProject> {
    const shown = await this.repository.getManaged(id);
    requireInScope(shown.project, scope);
    return shown;
  }

  /**
   * Stores one project per key, even if the key is sent several times: clients repeat an upload whose answer was lost.
   *
   * @throws ChosenByOther, UploadKeyReused, and the errors of ProjectPictures.upload
   */
  async create(
    body: UploadProjectDto,
    by: AuditedBy,
    { key, scope = {} }: { key?: string; scope?: PictureScope } = {},
  ): Promise<UploadedProject> {
    if (body.chosenBy !== undefined && body.chosenBy !== by.actorId) throw new ChosenByOther();
    const attempt = uploadAttempt(key, body);
    const earlier = await this.repository.findUploaded(attempt);
    if (earlier) return earlier;
    try {
      return await this.add(body, by, { attempt, isWaiting: await this.approvals.areNeeded(scope) });
    } catch (error) {
      // Returns the project of a concurrent upload with the same key, if that upload was stored first.
      const other =
        violatedConstraint(error) === 'UQ_project_images_upload_key'
          ? await this.repository.findUploaded(attempt)
          : undefined;
      if (!other) throw error;
      await this.hideAgain(other.project);
      return other;
    }
  }

  private async add(
    body: UploadProjectDto,
    by: AuditedBy,
    { attempt, isWaiting }: { attempt: UploadAttempt; isWaiting: boolean },
  ): Promise<UploadedProject> {
    const {
      imageUrl,
      fileName,
      software,
      takenAt,
      chosenBy: _chosenBy,
      unlessPresent,
      first,
      ...fields
    } = body;
    const picture = await this.pictures.upload({ imageUrl, fileName: fileName ?? fields.title, software });
    const { id, wasPresent } = await this.dataSource.transaction(async (manager) => {
      if (unlessPresent) {
        // Waits until another device's upload of the same picture is stored.
        await lockUntilCommit(manager, `upload ${picture.imageKey}`);
        const present = await this.repository.findShowing(manager, picture.imageKey, by.actorId);
        if (present) return { id: present, wasPresent: true };
      }
      const project = manager.create(Project, {
        ...withoutUndefined(fields),
        ...(first && { displayOrder: await this.firstPlace(manager) }),
        ...picture,
        ...attempt,
        takenAt: takenAt ? new Date(takenAt) : null,
        createdBy: by.actorId ?? null,
      });
      const { id } = await manager.save(project);
      if (isWaiting) await manager.update(Project, { id }, waitingColumns);
      const details = {
        ...(picture.cut !== null && { cut: picture.cut }),
        ...(isWaiting && { waiting: 'true' }),
      };
      await recordProjectAudit(manager, { ...by, action: 'project_uploaded', subjectId: id, details });
      return { id, wasPresent: false };
    });
    if (isWaiting && !wasPresent) await this.visibility.hide(picture.imageKey);
    const shown = await this.repository.getManaged(id);
    if (!wasPresent) return shown;
    await this.hideAgain(shown.project);
    return { ...shown, wasPresent };
  }

  /**
   * Hides the picture of a project that waits for an approval, because a repeated upload of the same picture has made
   * it public.
   */
  private async hideAgain({ id, imageKey, waitingSince }: Project): Promise<void> {
    if (!waitingSince) return;
    // Sets a new time of deletion, because `hide` leaves a picture public for 10 minutes if its last upload is newer.
    await this.dataSource.manager.update(
      Project,
      { id, waitingSince: Not(IsNull()) },
      { deletedAt: () => 'now()' },
    );
    await this.visibility.hide(imageKey);
  }

  private async firstPlace(manager: EntityManager): Promise<number> {
    return Math.min((await this.repository.highestDisplayOrder(manager)) + orderStep, maxDisplayOrder);
  }

  /**
   * @throws ProjectNotFound, NotOwnPicture, NeedsApproval, NothingCut, PictureInUse, and the errors of ProjectPictures
   */
  async update(
    id: string,
    body: UpdateProjectDto,
    by: AuditedBy,
    scope: PictureScope,
  ): Promise<ShownProject> {
    const {
      imageUrl: _imageUrl,
      fileName: _fileName,
      software: _software,
      takenAt,
      showOriginal: _showOriginal,
      turn: _turn,
      ...fields
    } = body;
    const shown = await this.read(id, scope);
    const picture = await this.pictureFor(shown, body, scope);
    const mustWait =
      scope.createdBy !== undefined && shown.project.waitingSince !== null && replaces(shown, body);
    await this.dataSource.transaction(async (manager) => {
      const { imageKey } = shown.project;
      if (picture && picture.imageKey !== imageKey) await this.uses.requireNoGuide(manager, id, [imageKey]);
      const time = takenAt === undefined ? {} : { takenAt: takenAt === null ? null : new Date(takenAt) };
      const wanted = { ...withoutUndefined(fields), ...time, ...picture };
      const changes = await write(manager, id, wanted, { mustWait });
      // The audit event names only fields of the request, not columns that are derived from them.
      const named = changes.filter((name) => body[name as keyof UpdateProjectDto] !== undefined);
      if (changes.length === 0) return;
      const details = { fields: named.join(',') };
      await recordProjectAudit(manager, { ...by, action: 'project_changed', subjectId: id, details });
    });
    if (picture && shown.project.waitingSince) await this.visibility.hide(picture.imageKey);
    return this.repository.getManaged(id);
  }

  /** Returns the columns of the new picture; undefined if the picture stays. */
  private async pictureFor(
    shown: ShownProject,
    { imageUrl, fileName, software, title, showOriginal, turn }: UpdateProjectDto,
    scope: PictureScope,
  ): Promise<PictureFields | undefined> {
    const { project, image } = shown;
    if (imageUrl !== undefined && replaces(shown, { imageUrl })) {
      if (!project.waitingSince) await this.approvals.refuseNewPicture(scope);
      const name = fileName ?? title ?? project.title;
      return this.pictures.upload({ imageUrl, fileName: name, software, showOriginal, turn });
    }
    const look = { showOriginal: showOriginal ?? project.showOriginal, turn: turn ?? image.turn };
    const isSame = look.showOriginal === project.showOriginal && look.turn === image.turn;
    return isSame ? undefined : this.pictures.showAgain(shown, look);
  }
}

/** Returns whether a change replaces the picture. With the path of the current picture, that picture stays. */
function replaces({ project }: ShownProject, { imageUrl }: Pick<UpdateProjectDto, 'imageUrl'>): boolean {
  if (imageUrl === undefined || imageUrl.equals(project.imageUrl)) return false;
  const hidden = hiddenPath(project.id);
  return imageUrl.bytes.toString('latin1', 0, hidden.length) !== hidden;
}

/** Columns that a story also writes: a form with an older state of them must not replace a change unseen. */
const ofStory = ['imageKey', 'altText', 'altTextEs', 'focusX', 'focusY'] as const;

const isSame = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/**
 * Writes the columns whose values differ.
 *
 * @param mustWait whether to write only while the project waits for approval, because no one has approved the new
 *   picture
 * @returns the property names of the written columns
 * @throws ProjectNotFound, NeedsApproval
 */
async function write(
  manager: EntityManager,
  id: string,
  wanted: Partial<Project>,
  { mustWait }: { mustWait: boolean },
): Promise<string[]> {
  const project = await manager.findOne(Project, {
    where: visibleToStaff(id),
    lock: { mode: 'for_no_key_update' },
  });
  if (!project) throw new ProjectNotFound();
  if (mustWait && project.waitingSince === null) throw new NeedsApproval();
  const changes: Partial<Project> = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(value, project[name as keyof Project])),
  );
  // A picture that waits for an approval counts as deleted. A new `deletedAt` lets the sweep hide the picture that was
  // just stored. A new picture that needs approval also gets a new `waitingSince`.
  const begins = mustWait && changes.imageKey ? waitingColumns : { deletedAt: waitingColumns.deletedAt };
  const columns = {
    ...changes,
    ...(wanted.imageKey && project.waitingSince && begins),
    ...(ofStory.some((name) => name in changes) && { storyRevision: project.storyRevision + 1 }),
  };
  if (Object.keys(columns).length > 0) await manager.update(Project, { id }, columns);
  // Postpones the erasure of the previous picture, because open pages may still load it.
  if (changes.imageKey) await manager.update(Image, { key: project.imageKey }, { usedAt: () => 'now()' });
  return Object.keys(changes);
}
