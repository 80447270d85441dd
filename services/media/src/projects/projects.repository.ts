import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { wallCategories } from '@sandhill/company/categories.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { isUUID } from 'class-validator';
import { In, IsNull, Repository, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Image } from '../images/image.entity.js';
import type { ShownProject } from './dto/project.response.js';
import type { LibraryFilter } from './library-filter.js';
import type { ProjectCursor } from './project-cursor.js';
import { Project } from './project.entity.js';
import { ProjectNotFound, UploadKeyReused } from './projects.errors.js';
import { isSection, sectionInSql, sections } from './section.js';
import type { UploadAttempt } from './upload-attempt.js';
import { ProjectStory } from './project-story.entity.js';

export interface BinPosition {
  deletedAt: Date;
  id: string;
}

interface ListMembers extends LibraryFilter {
  category?: string;
  section?: string;
  placement?: string;
  isFeatured?: boolean;
}

interface ListFilter extends ListMembers {
  after?: ProjectCursor;
  limit: number;
}

interface BinFilter {
  after?: BinPosition;
  limit: number;
  createdBy?: string;
}

const firstCategory = (condition: string) =>
  `SELECT category FROM project_images WHERE deleted_at IS NULL ${condition} ORDER BY category LIMIT 1`;

/**
 * SQL query for the categories. It jumps from each category to the next in the index, because there are few categories
 * but many projects.
 */
const categories = `
  WITH RECURSIVE found (category) AS (
    (${firstCategory('')})
    UNION ALL
    SELECT (${firstCategory('AND category > found.category')}) FROM found WHERE category IS NOT NULL)
  SELECT category FROM found WHERE category IS NOT NULL`;

/**
 * Reads projects with their pictures. `list` sorts by display order (descending), then creation time (newest first),
 * then id.
 */
@Injectable()
export class ProjectsRepository {
  constructor(@InjectRepository(Project) private readonly projects: Repository<Project>) {}

  async list({ after, limit, ...members }: ListFilter): Promise<ShownProject[]> {
    const query = only(members, this.in(members))
      .orderBy('project.displayOrder', 'DESC')
      .addOrderBy('project.createdAt', 'DESC')
      .addOrderBy('project.id', 'DESC')
      .limit(limit);
    if (after) {
      query.andWhere('(project.display_order, project.created_at, project.id) < (:order, :time, :id)', {
        order: after.displayOrder,
        time: after.createdAt,
        id: after.id,
      });
    }
    return this.whole(await query.getMany());
  }

  async count(members: ListMembers): Promise<number> {
    const all = this.projects.createQueryBuilder('project').where(conditionOf(members));
    return only(members, all).getCount();
  }

  /** Returns a project that visitors see. @throws ProjectNotFound */
  async get(id: string): Promise<ShownProject> {
    return this.one(id, this.shown());
  }

  /** Returns a project that visitors see, or that waits for an approval. @throws ProjectNotFound */
  async getManaged(id: string): Promise<ShownProject> {
    return this.one(id, this.withPictures().where(`(${isPublic} OR ${isWaiting})`));
  }

  private async one(id: string, query: SelectQueryBuilder<Project>): Promise<ShownProject> {
    if (!isUUID(id)) throw new ProjectNotFound();
    const [project] = await this.whole(await query.andWhere('project.id = :id', { id }).getMany());
    if (!project) throw new ProjectNotFound();
    return project;
  }

  /** Returns those projects with the given ids that visitors see. Ignores texts that are not ids. */
  async listByIds(ids: readonly string[]): Promise<ShownProject[]> {
    const known = ids.filter((id) => isUUID(id));
    if (known.length === 0) return [];
    const query = this.shown().andWhere({ id: In(known) });
    return this.whole(await query.orderBy('project.id').getMany());
  }

  /**
   * Returns the project of an earlier upload with the same key, even if it is in the bin; undefined if there is none.
   *
   * @throws UploadKeyReused
   */
  async findUploaded({ uploadKey, uploadHash }: UploadAttempt): Promise<ShownProject | undefined> {
    if (uploadKey === null) return undefined;
    const query = this.withPictures().where('project.uploadKey = :uploadKey', { uploadKey });
    const [found] = await this.whole(await query.addSelect('project.uploadHash').getMany());
    if (found && found.project.uploadHash !== uploadHash) throw new UploadKeyReused();
    return found;
  }

  /**
   * Returns the id of the oldest project with this picture that visitors see, or that this account uploaded and that
   * waits for an approval.
   */
  async findShowing(
    manager: EntityManager,
    imageKey: string,
    createdBy: string | undefined,
  ): Promise<string | undefined> {
    const project = await manager
      .createQueryBuilder(Project, 'project')
      .select('project.id')
      .where('project.imageKey = :imageKey', { imageKey })
      .andWhere(`(${isPublic} OR (${isWaiting} AND project.created_by = :createdBy))`, { createdBy })
      .orderBy('project.id')
      .getOne();
    return project?.id;
  }

  async highestDisplayOrder(manager: EntityManager): Promise<number> {
    const highest = await manager.maximum(Project, 'displayOrder', { deletedAt: IsNull() });
    return highest ?? 0;
  }

  async listBin({ after, limit, createdBy }: BinFilter): Promise<ShownProject[]> {
    const query = this.withPictures()
      .where('project.deletedAt IS NOT NULL AND project.waitingSince IS NULL')
      .orderBy('project.deletedAt', 'DESC')
      .addOrderBy('project.id', 'DESC')
      .limit(limit);
    if (createdBy !== undefined) query.andWhere('project.createdBy = :createdBy', { createdBy });
    if (after) {
      query.andWhere('(project.deleted_at, project.id) < (:time, :id)', {
        time: after.deletedAt,
        id: after.id,
      });
    }
    return this.whole(await query.getMany());
  }

  async setDisplayOrders(
    manager: EntityManager,
    places: ReadonlyArray<{ id: string; displayOrder: number }>,
  ): Promise<void> {
    await manager.query(
      `UPDATE project_images SET display_order = place.number
       FROM unnest($1::uuid[], $2::integer[]) AS place (id, number) WHERE project_images.id = place.id`,
      [places.map(({ id }) => id), places.map(({ displayOrder }) => displayOrder)],
    );
  }

  async listCategories(): Promise<string[]> {
    const rows: Array<{ category: string }> = await this.projects.query(categories);
    return rows.map(({ category }) => category);
  }

  /** Adds data of the project's page to each project that has a page. */
  private async whole(projects: Project[]): Promise<ShownProject[]> {
    const stories =
      projects.length === 0
        ? []
        : await this.projects.manager.find(ProjectStory, {
            select: { projectId: true, slug: true, hasConsent: true, community: true, year: true },
            where: { projectId: In(projects.map(({ id }) => id)) },
          });
    const pages = new Map(
      stories.map(({ projectId, slug, hasConsent, community, year }) => [
        projectId,
        { slug, community: hasConsent ? community : null, year: hasConsent ? year : null },
      ]),
    );
    return projects.map((project) => ({
      project,
      image: (project as Project & { image: Image }).image,
      page: pages.get(project.id) ?? null,
    }));
  }

  private shown(): SelectQueryBuilder<Project> {
    return this.withPictures().where(isPublic);
  }

  private in(members: ListMembers): SelectQueryBuilder<Project> {
    return this.withPictures().where(conditionOf(members));
  }

  private withPictures(): SelectQueryBuilder<Project> {
    return this.projects
      .createQueryBuilder('project')
      .innerJoinAndMapOne('project.image', Image, 'image', 'image.key = project.imageKey');
  }
}

const isPublic = 'project.deleted_at IS NULL';
const isWaiting = 'project.waiting_since IS NOT NULL';

const conditionOf = (members: ListMembers) => (members.isWaiting ? isWaiting : isPublic);

function only(
  { category, section, placement, isFeatured, ...library }: ListMembers,
  query: SelectQueryBuilder<Project>,
): SelectQueryBuilder<Project> {
  if (category !== undefined)
    query.andWhere('project.category = :category', { category: category.toLowerCase() });
  if (section !== undefined)
    query.andWhere(isSection(section) ? `${sectionInSql} = :section` : 'false', {
      section,
    });
  if (placement !== undefined) query.andWhere('project.placement = :placement', { placement });
  if (isFeatured) query.andWhere("(project.featured OR project.placement = 'featured')");
  return inLibrary(library, query);
}

/** SQL expression for the texts of a project that a search reads. Hyphens in the category become spaces. */
const searched = `concat_ws(E'\\n', project.title, project.title_es, project.description, project.description_es,
  project.alt_text, project.alt_text_es, replace(project.category, '-', ' '))`;

const searchedOfPage = `concat_ws(E'\\n', story.community, replace(array_to_string(story.plants, ' '), '-', ' '))`;

const contains = (index: number) => `(${searched} ILIKE :word${index}
  OR project.category = ANY(:categories${index})
  OR EXISTS (SELECT FROM project_stories AS story WHERE story.project_id = project.id
    AND (${searchedOfPage} ILIKE :word${index} OR story.plants && :plants${index})))`;

const atOffice = `AT TIME ZONE 'America/New_York'`;

/**
 * SQL condition for projects that no page except the gallery shows, and for banners (`hero`) without a service page.
 */
const isUnusedInSql = `(project.placement = 'hero' AND project.category <> ALL(:services)
    OR project.placement = 'gallery' AND NOT project.featured
      AND (${sectionInSql} IS NULL OR ${sectionInSql} <> ALL(:sections))
      AND project.category <> ALL(:walls))
  AND NOT EXISTS (SELECT FROM project_stories AS story WHERE story.project_id = project.id)
  AND NOT EXISTS (SELECT FROM site_picture_uses AS used WHERE used.project_id = project.id)`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function inLibrary(
  { createdBy, words = [], uploader, from, to, isUnused }: LibraryFilter,
  query: SelectQueryBuilder<Project>,
): SelectQueryBuilder<Project> {
  if (createdBy !== undefined) query.andWhere('project.createdBy = :createdBy', { createdBy });
  for (const [index, { text, categories, plants }] of words.entries())
    query.andWhere(contains(index), {
      [`word${index}`]: `%${escaped(text)}%`,
      [`categories${index}`]: categories,
      [`plants${index}`]: plants,
    });
  if (uploader === null) query.andWhere('project.createdBy IS NULL');
  else if (uploader !== undefined) query.andWhere('project.createdBy = :uploader', { uploader });
  if (from) query.andWhere(`project.createdAt >= :from::date::timestamp ${atOffice}`, { from });
  if (to) query.andWhere(`project.createdAt < (:to::date + 1)::timestamp ${atOffice}`, { to });
  if (isUnused)
    query.andWhere(isUnusedInSql, {
      services: [...serviceIds],
      sections: [...sections],
      walls: [...wallCategories],
    });
  return query;
}
