import { maxStories, type Stories } from '@sandhill/company/stories/story.js';
import { withoutUndefined } from '@sandhill/platform/database/without-undefined.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { violatedConstraint } from '@sandhill/platform/errors/violated-constraint.js';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { ImageVisibility } from '../images/image-visibility.js';
import { requireInScope, type PictureScope } from '../projects/picture-scope.js';
import { ProjectsRepository } from '../projects/projects.repository.js';
import type { StoryDto } from './dto/story.dto.js';
import { toPublicStory, toStoryResponse, type StoryResponse } from './dto/story.response.js';
import { ProjectStory } from '../projects/project-story.entity.js';
import { SlugTaken, TooManyStories, UnknownPictures } from './stories.errors.js';
import { StoriesRepository } from './stories.repository.js';
import { StoryPictures } from './story-pictures.js';

@Injectable()
export class StoriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly projects: ProjectsRepository,
    private readonly stories: StoriesRepository,
    private readonly pictures: StoryPictures,
    private readonly visibility: ImageVisibility,
  ) {}

  revision(): Promise<string> {
    return this.stories.revision();
  }

  /** Returns the stories that visitors see. The revision may be older than the stories, but never newer. */
  async listPublic(): Promise<Stories> {
    const revision = await this.stories.revision();
    const whole = await this.stories.list(maxStories);
    return { revision, stories: whole.map(toPublicStory) };
  }

  /** @throws ProjectNotFound, NotOwnPicture */
  async read(id: string, scope: PictureScope): Promise<StoryResponse> {
    const shown = await this.projects.get(id);
    requireInScope(shown.project, scope);
    return toStoryResponse({
      ...shown,
      story: await this.stories.find(id),
      further: await this.stories.furtherOf([id]),
    });
  }

  /**
   * Writes a project's story with the order and texts of its pictures. Pictures missing in the body are removed from
   * the project and hidden from visitors.
   *
   * @param target id of the project, and the revision of the story that the change is based on if the request names one
   * @throws ProjectNotFound, NotOwnPicture, StoryChanged, UnknownPictures, PictureInUse, SlugTaken,
   * TooManyStories
   */
  async save(
    { id, revision }: { id: string; revision?: number },
    body: StoryDto,
    by: AuditedBy,
    scope: PictureScope,
  ): Promise<StoryResponse> {
    const { project } = await this.projects.get(id);
    requireInScope(project, scope);
    const removed = await this.dataSource.transaction(async (manager) => {
      const { ids, removedKeys } = await this.pictures.arrange(manager, id, body.pictures, revision);
      await this.write(manager, id, { ...body, ...comparedIn(body, ids) });
      const details = { slug: body.slug };
      await recordProjectAudit(manager, { ...by, action: 'story_saved', subjectId: id, details });
      return removedKeys;
    });
    await this.visibility.hide(...removed);
    return this.read(id, scope);
  }

  /**
   * Deletes the project's page, and hides every picture except the first.
   *
   * @throws ProjectNotFound, NotOwnPicture, PictureInUse
   */
  async remove(id: string, by: AuditedBy, scope: PictureScope): Promise<void> {
    const { project } = await this.projects.get(id);
    requireInScope(project, scope);
    const removed = await this.dataSource.transaction(async (manager) => {
      const { removedKeys } = await this.pictures.arrange(manager, id, [{ id }]);
      const { affected } = await manager.delete(ProjectStory, { projectId: id });
      if (affected) await recordProjectAudit(manager, { ...by, action: 'story_deleted', subjectId: id });
      return removedKeys;
    });
    await this.visibility.hide(...removed);
  }

  private async write(
    manager: EntityManager,
    projectId: string,
    { pictures: _pictures, ...body }: StoryDto,
  ): Promise<void> {
    if (await this.stories.isTaken(manager, body.slug, projectId)) throw new SlugTaken();
    const before = await manager.findOneBy(ProjectStory, { projectId });
    if (!before && (await this.stories.count(manager)) >= maxStories) throw new TooManyStories();
    const story = {
      ...emptyStory,
      ...withoutUndefined(body),
      projectId,
      formerSlugs: formerSlugs(before, body.slug),
    };
    try {
      await manager.upsert(ProjectStory, story, ['projectId']);
    } catch (error) {
      if (violatedConstraint(error) === 'UQ_project_stories_slug') throw new SlugTaken();
      throw error;
    }
  }
}

const emptyStory: Partial<ProjectStory> = {
  hasConsent: false,
  community: null,
  year: null,
  problem: null,
  problemEs: null,
  work: null,
  workEs: null,
  result: null,
  resultEs: null,
  services: [],
  plants: [],
};

/** Returns the slugs that must redirect to the given slug. */
function formerSlugs(before: ProjectStory | null, slug: string): string[] {
  if (!before) return [];
  return [...new Set([...before.formerSlugs, before.slug])].filter((former) => former !== slug);
}

/** Returns the ids that the two compared pictures have after sorting. @throws UnknownPictures */
function comparedIn({ beforeId, afterId }: StoryDto, ids: ReadonlyMap<string, string>) {
  const idOf = (id: string | null | undefined, field: 'beforeId' | 'afterId') => {
    if (!id) return null;
    const now = ids.get(id);
    if (!now) throw new UnknownPictures(field);
    return now;
  };
  return { beforeId: idOf(beforeId, 'beforeId'), afterId: idOf(afterId, 'afterId') };
}
