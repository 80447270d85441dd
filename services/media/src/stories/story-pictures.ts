import { maxPictures } from '@sandhill/company/stories/story.js';
import { Injectable } from '@nestjs/common';
import { withoutUndefined } from '@sandhill/platform/database/without-undefined.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { mainPath } from '../images/image-paths.js';
import { Image } from '../images/image.entity.js';
import { Approvals } from '../projects/approvals.js';
import { requireInScope, type PictureScope } from '../projects/picture-scope.js';
import { ProjectPictures } from '../projects/project-pictures.js';
import { Project } from '../projects/project.entity.js';
import { ProjectNotFound } from '../projects/projects.errors.js';
import { ProjectsRepository } from '../projects/projects.repository.js';
import { SitePictureUses } from '../projects/site-picture-uses.repository.js';
import type { AddPictureDto } from './dto/add-picture.dto.js';
import type { StoryPictureDto } from './dto/story.dto.js';
import { ProjectPicture } from '../projects/project-picture.entity.js';
import { ProjectStory } from '../projects/project-story.entity.js';
import { HasStory, StoryChanged, TooManyPictures, UnknownPictures } from './stories.errors.js';

type NewPicture = Pick<ProjectPicture, 'imageKey'> & Partial<ProjectPicture>;

interface Arranged {
  /** New id by the id in the request. The first picture has the project's id. */
  ids: ReadonlyMap<string, string>;
  removedKeys: string[];
}

@Injectable()
export class StoryPictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly uploads: ProjectPictures,
    private readonly approvals: Approvals,
    private readonly uses: SitePictureUses,
  ) {}

  /**
   * Adds a picture at the end. A picture that the project already has is not added again, so a request may be repeated.
   * @throws ProjectNotFound, NotOwnPicture, TooManyPictures, HasStory, NeedsApproval, PictureInUse, and the errors of
   * ProjectPictures.upload
   */
  async add(id: string, body: AddPictureDto, by: AuditedBy, scope: PictureScope): Promise<void> {
    const { project } = await this.projects.get(id);
    requireInScope(project, scope);
    if (!body.fromProject) await this.approvals.refuseNewPicture(scope);
    const picture = body.fromProject
      ? await this.pictureOf(body.fromProject, scope)
      : await this.upload(body, project.title);
    await this.dataSource.transaction(async (manager) => {
      const locked = await lock(manager, id);
      const isNew = await this.insert(manager, id, picture);
      if (isNew) {
        await countChange(manager, locked);
        await recordProjectAudit(manager, { ...by, action: 'project_picture_added', subjectId: id });
      }
      const { fromProject } = body;
      if (!fromProject || fromProject === id) return;
      const isPutAway = !(await manager.existsBy(Project, { id: fromProject, deletedAt: IsNull() }));
      if (isNew || !isPutAway) await this.putAway(manager, fromProject, by);
    });
  }

  /**
   * Sorts the pictures of a project, and removes those that `wanted` does not name. The first picture moves into the
   * project's own columns.
   *
   * @param revision revision that the change is based on, if the request names one
   * @throws ProjectNotFound, StoryChanged, UnknownPictures, PictureInUse
   */
  async arrange(
    manager: EntityManager,
    projectId: string,
    wanted: readonly StoryPictureDto[],
    revision?: number,
  ): Promise<Arranged> {
    const project = await lock(manager, projectId);
    if (revision !== undefined && revision !== project.storyRevision) throw new StoryChanged();
    await countChange(manager, project);
    const known = await manager.findBy(ProjectPicture, { projectId, deletedAt: IsNull() });
    if (wanted.some(({ id }) => id !== projectId && !known.some((one) => one.id === id)))
      throw new UnknownPictures();
    const first = known.find(({ id }) => id === wanted[0]?.id);
    const ids = new Map(wanted.map(({ id }) => [id, id]));
    if (first) {
      const formerFirst = await swap(manager, project, first);
      ids.set(first.id, projectId);
      if (ids.has(projectId)) ids.set(projectId, formerFirst);
    }
    for (const [position, { id, altText, altTextEs, focusX, focusY }] of wanted.entries()) {
      const changes = withoutUndefined({ altText, altTextEs, focusX, focusY });
      if (position > 0) await manager.update(ProjectPicture, { id: ids.get(id) }, { ...changes, position });
      else if (Object.keys(changes).length > 0) await manager.update(Project, { id: projectId }, changes);
    }
    const removedKeys = await takeOut(manager, projectId, [...ids.values()]);
    await this.uses.requireNoGuide(manager, projectId, removedKeys);
    return { ids, removedKeys };
  }

  private async upload(body: AddPictureDto, title: string): Promise<NewPicture> {
    const { imageUrl, fileName, software, takenAt } = body;
    // The validation of the body guarantees an image if `fromProject` is missing.
    const { imageKey, cut } = await this.uploads.upload({
      imageUrl: imageUrl!,
      fileName: fileName ?? title,
      software,
    });
    return { imageKey, cut, takenAt: takenAt ? new Date(takenAt) : null };
  }

  private async pictureOf(id: string, scope: PictureScope): Promise<NewPicture> {
    const project = await this.dataSource.manager.findOneBy(Project, { id, waitingSince: IsNull() });
    if (!project) throw new ProjectNotFound();
    requireInScope(project, scope);
    return movable(project);
  }

  /** Adds a picture at the end. @returns false if the project already has it */
  private async insert(manager: EntityManager, projectId: string, picture: NewPicture): Promise<boolean> {
    const { imageKey } = picture;
    const known = await manager.find(ProjectPicture, {
      where: { projectId, deletedAt: IsNull() },
      order: { position: 'ASC' },
    });
    const isShown =
      known.some((one) => one.imageKey === imageKey) ||
      (await manager.existsBy(Project, { id: projectId, imageKey }));
    if (isShown) return false;
    if (known.length + 1 >= maxPictures) throw new TooManyPictures();
    const position = (known.at(-1)?.position ?? 0) + 1;
    await manager.insert(ProjectPicture, { ...picture, projectId, position });
    return true;
  }

  private async putAway(manager: EntityManager, id: string, by: AuditedBy): Promise<void> {
    if (await manager.existsBy(ProjectStory, { projectId: id })) throw new HasStory();
    await this.uses.requireNone(manager, id);
    const { affected } = await manager.update(
      Project,
      { id, deletedAt: IsNull() },
      { deletedAt: () => 'now()' },
    );
    if (!affected) throw new ProjectNotFound();
    await recordProjectAudit(manager, { ...by, action: 'project_deleted', subjectId: id });
  }
}

/**
 * Locks a project, so that only one request at a time changes its pictures.
 *
 * @throws ProjectNotFound
 */
async function lock(manager: EntityManager, id: string): Promise<Project> {
  const project = await manager.findOne(Project, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'for_no_key_update' },
  });
  if (!project) throw new ProjectNotFound();
  return project;
}

const countChange = (manager: EntityManager, { id, storyRevision }: Project) =>
  manager.update(Project, { id }, { storyRevision: storyRevision + 1 });

const movable = ({
  imageKey,
  cut,
  showOriginal,
  focusX,
  focusY,
  altText,
  altTextEs,
  takenAt,
}: Project | ProjectPicture) => ({
  imageKey,
  cut,
  showOriginal,
  focusX,
  focusY,
  altText,
  altTextEs,
  takenAt,
});

/**
 * Moves a further picture into the project's own columns, and the first picture into a new row, so that the id of a row
 * never stands for another picture: a restored backup purges rows by their ids.
 *
 * @returns the id of the new row
 */
async function swap(manager: EntityManager, project: Project, further: ProjectPicture): Promise<string> {
  const { id: projectId } = project;
  const image = await manager.findOneByOrFail(Image, { key: further.imageKey });
  await manager.delete(ProjectPicture, { id: further.id });
  const row = { projectId, position: further.position, ...movable(project) };
  const { id } = await manager.save(manager.create(ProjectPicture, row));
  await manager.update(Project, { id: projectId }, { ...movable(further), imageUrl: mainPath(image) });
  return id;
}

/**
 * Removes the pictures that are not in `kept` from a project.
 *
 * @returns the keys of the removed images
 */
async function takeOut(manager: EntityManager, projectId: string, kept: string[]): Promise<string[]> {
  const known = await manager.findBy(ProjectPicture, { projectId, deletedAt: IsNull() });
  const gone = known.filter(({ id }) => !kept.includes(id));
  if (gone.length === 0) return [];
  await manager.update(ProjectPicture, { id: In(gone.map(({ id }) => id)) }, { deletedAt: () => 'now()' });
  return gone.map(({ imageKey }) => imageKey);
}
