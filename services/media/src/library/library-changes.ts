import { wallCategories } from '@sandhill/company/categories.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { DomainError, fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { toDomainError } from '@sandhill/platform/errors/to-domain-error.js';
import { NotAllowed } from '@sandhill/platform/identity/identity.errors.js';
import { isAdministrator } from '@sandhill/platform/identity/identity.js';
import { DataSource, In } from 'typeorm';
import { recordProjectAudit } from '../audit/record-project-audit.js';
import { BinService } from '../bin/bin.service.js';
import { lockProjects } from '../projects/lock-projects.js';
import { requireInScope, scopeOf } from '../projects/picture-scope.js';
import { Project } from '../projects/project.entity.js';
import { ProjectStory } from '../projects/project-story.entity.js';
import { ProjectNotFound } from '../projects/projects.errors.js';
import { sectionIn, withSection } from '../projects/section.js';
import type { ChangedProjectsResponse, ChangeProjectsDto } from './change-projects.dto.js';

/** Number of pictures that are moved between the buckets at the same time. */
const atOnce = 4;

/** 409: a move into the bin would remove the picture from a page. */
class InUse extends fixedError(409, 'in_use', 'A page of the site shows this picture.') {}

/** Changes many pictures in one call. Pictures that cannot be changed are listed with the reason. */
@Injectable()
export class LibraryChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bin: BinService,
  ) {}

  /** @throws ValidationFailed, NotAllowed */
  async apply(wanted: ChangeProjectsDto, context: CallerContext): Promise<ChangedProjectsResponse> {
    refuseUnclear(wanted);
    if (wanted.move === 'approve' && !isAdministrator(context.caller.role)) throw new NotAllowed();
    const known = await this.read(wanted.ids);
    return wanted.move ? this.move(wanted, context, known) : this.describe(wanted, context, known);
  }

  private async move(
    { ids, move, evenUsed, waitingUntil }: ChangeProjectsDto,
    context: CallerContext,
    known: ProjectsById,
  ): Promise<ChangedProjectsResponse> {
    const { answer, attempt } = attempts(known, context);
    const [by, scope] = [context.by, scopeOf(context.caller)];
    const withPage = move === 'bin' && !evenUsed ? await this.withPage(ids) : new Set<string>();
    const moveOne = async (project: Project) => {
      const { id } = project;
      if (move === 'approve') return this.bin.approve(id, by, waitingUntil);
      if (move === 'back') return void (await this.bin.takeOut(id, by, scope));
      if (!evenUsed && isUsed(project, withPage)) throw new InUse();
      return this.bin.putIn(id, by, scope);
    };
    // During an outage the answer still names the pictures that were moved before it.
    const run = (project: Project) =>
      moveOne(project).catch((error: unknown) => {
        throw toDomainError(error) ?? error;
      });
    const rest = ids.values();
    const worker = async () => {
      for (const id of rest) await attempt(id, run);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return answer;
  }

  private async describe(
    wanted: ChangeProjectsDto,
    context: CallerContext,
    known: ProjectsById,
  ): Promise<ChangedProjectsResponse> {
    return this.dataSource.transaction(async (manager) => {
      const { answer, attempt } = attempts(known, context);
      const open = (await lockProjects(manager, wanted.ids)).filter(
        ({ deletedAt, waitingSince }) => deletedAt === null || waitingSince !== null,
      );
      const locked = byId(open);
      for (const id of wanted.ids)
        await attempt(id, async () => {
          const project = locked.get(id);
          if (!project) throw new ProjectNotFound();
          const { fields, changes } = changesOf(project, wanted);
          if (fields.length === 0) return project;
          await manager.update(Project, { id }, changes);
          const details = { fields: fields.join(',') };
          await recordProjectAudit(manager, {
            ...context.by,
            action: 'project_changed',
            subjectId: id,
            details,
          });
          return project;
        });
      return answer;
    });
  }

  private async read(ids: readonly string[]): Promise<ProjectsById> {
    const found = await this.dataSource.manager.findBy(Project, { id: In(ids) });
    return byId(found);
  }

  private async withPage(ids: readonly string[]): Promise<Set<string>> {
    const stories = await this.dataSource.manager.find(ProjectStory, {
      select: { projectId: true },
      where: { projectId: In(ids) },
    });
    return new Set(stories.map(({ projectId }) => projectId));
  }
}

type ProjectsById = ReadonlyMap<string, Project>;

/**
 * Returns an empty answer and a function that applies `change` to one picture. The function then adds to the answer the
 * picture's state before the change, or the reason why the picture was not changed. The state is taken from the project
 * that `change` returns, otherwise from `known`. A transaction that may be retried must call this each time, to begin
 * with an empty answer.
 */
function attempts(known: ProjectsById, { caller }: CallerContext) {
  const answer: ChangedProjectsResponse = { before: [], failed: [] };
  const attempt = async (id: string, change: (project: Project) => Promise<Project | void>) => {
    const project = known.get(id);
    try {
      if (!project) throw new ProjectNotFound();
      requireInScope(project, scopeOf(caller));
      const { category, description } = (await change(project)) ?? project;
      answer.before.push({ id, category, section: sectionIn(description) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      answer.failed.push({ id, title: project?.title ?? null, code: error.code });
    }
  };
  return { answer, attempt };
}

/**
 * Checks that a request has either a move or a new section or category.
 *
 * @throws ValidationFailed
 */
function refuseUnclear({ section, category, move }: ChangeProjectsDto): void {
  const isDescribed = section !== undefined || category !== undefined;
  if (isDescribed && move)
    throw new ValidationFailed({
      move: { code: 'not_alone', message: 'A move cannot be combined with another change' },
    });
  if (!isDescribed && !move)
    throw new ValidationFailed({ move: { code: 'required', message: 'Please change something' } });
}

const byId = (projects: readonly Project[]) => new Map(projects.map((project) => [project.id, project]));

function changesOf(project: Project, { section, category }: ChangeProjectsDto) {
  const isMoved = section !== undefined && section !== sectionIn(project.description);
  const isRenamed = category !== undefined && category !== project.category;
  return {
    fields: [...(isMoved ? ['description'] : []), ...(isRenamed ? ['category'] : [])],
    changes: {
      ...(isMoved && { description: withSection(project.description, section) }),
      ...(isRenamed && { category }),
    },
  };
}

/**
 * Returns whether a page other than the gallery shows the picture. The filter `unused` finds pictures for which this is
 * false and which the site does not use in other places.
 */
function isUsed(
  { id, featured, placement, category, description, waitingSince }: Project,
  withPage: ReadonlySet<string>,
): boolean {
  if (waitingSince) return false;
  if (withPage.has(id)) return true;
  if (placement === 'hero') return serviceIds.some((service) => service === category);
  if (featured || placement === 'featured' || sectionIn(description) !== null) return true;
  return wallCategories.some((wall) => wall === category);
}
