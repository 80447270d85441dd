import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Repository, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Image } from '../images/image.entity.js';
import type { ShownProject } from './dto/project.response.js';
import type { ProjectCursor } from './project-cursor.js';
import { Project } from './project.entity.js';
import { ProjectNotFound, UploadKeyReused } from './projects.errors.js';
import { isSection, sectionInSql } from './section.js';
import type { UploadAttempt } from './upload-attempt.js';

/** Position of a project in the bin, which is sorted by deletion time and id. */
export interface BinPlace {
  deletedAt: Date;
  id: string;
}

/** Filters of a list. */
export interface ListMembers {
  category?: string;
  section?: string;
  placement?: string;
  isFeatured?: boolean;
  createdBy?: string;
}

export interface ListFilter extends ListMembers {
  after?: ProjectCursor;
  limit: number;
}

export interface BinFilter {
  after?: BinPlace;
  limit: number;
  createdBy?: string;
}

const firstCategory = (condition: string) =>
  `SELECT category FROM project_images WHERE deleted_at IS NULL ${condition} ORDER BY category LIMIT 1`;

/** Jumps from each category to the next along the index: there are few categories, however many projects. */
const categories = `
  WITH RECURSIVE found (category) AS (
    (${firstCategory('')})
    UNION ALL
    SELECT (${firstCategory('AND category > found.category')}) FROM found WHERE category IS NOT NULL)
  SELECT category FROM found WHERE category IS NOT NULL`;

/** Projects with their pictures. Lists are sorted by display order (descending), newest first, then id. */
@Injectable()
export class ProjectsRepository {
  constructor(@InjectRepository(Project) private readonly projects: Repository<Project>) {}

  async list({ after, limit, ...members }: ListFilter): Promise<ShownProject[]> {
    const query = only(members, this.shown())
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
    return withImages(await query.getMany());
  }

  /** Number of projects on all pages of a list. */
  async count(members: ListMembers): Promise<number> {
    const all = this.projects.createQueryBuilder('project').where('project.deletedAt IS NULL');
    return only(members, all).getCount();
  }

  /** A project that is not in the bin. @throws ProjectNotFound */
  async get(id: string): Promise<ShownProject> {
    if (!isUUID(id)) throw new ProjectNotFound();
    const found = await this.shown().andWhere('project.id = :id', { id }).getMany();
    const [project] = withImages(found);
    if (!project) throw new ProjectNotFound();
    return project;
  }

  /** The project of an earlier upload with the same key, even if it is in the bin. @throws UploadKeyReused */
  async findUploaded({ uploadKey, uploadHash }: UploadAttempt): Promise<ShownProject | undefined> {
    if (uploadKey === null) return undefined;
    const query = this.withPictures().where('project.uploadKey = :uploadKey', { uploadKey });
    const [found] = withImages(await query.addSelect('project.uploadHash').getMany());
    if (found && found.project.uploadHash !== uploadHash) throw new UploadKeyReused();
    return found;
  }

  /** Latest deletion first. */
  async listBin({ after, limit, createdBy }: BinFilter): Promise<ShownProject[]> {
    const query = this.withPictures()
      .where('project.deletedAt IS NOT NULL')
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
    return withImages(await query.getMany());
  }

  /** Sets all display orders in one statement. */
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

  private shown(): SelectQueryBuilder<Project> {
    return this.withPictures().where('project.deletedAt IS NULL');
  }

  private withPictures(): SelectQueryBuilder<Project> {
    return this.projects
      .createQueryBuilder('project')
      .innerJoinAndMapOne('project.image', Image, 'image', 'image.key = project.imageKey');
  }
}

function only(
  { category, section, placement, isFeatured, createdBy }: ListMembers,
  query: SelectQueryBuilder<Project>,
): SelectQueryBuilder<Project> {
  if (category !== undefined)
    query.andWhere('project.category = :category', { category: category.toLowerCase() });
  if (section !== undefined)
    query.andWhere(isSection(section) ? `${sectionInSql('project.description')} = :section` : 'false', {
      section,
    });
  if (createdBy !== undefined) query.andWhere('project.createdBy = :createdBy', { createdBy });
  if (placement !== undefined) query.andWhere('project.placement = :placement', { placement });
  if (isFeatured) query.andWhere("(project.featured OR project.placement = 'featured')");
  return query;
}

function withImages(projects: Project[]): ShownProject[] {
  return projects.map((project) => ({ project, image: (project as Project & { image: Image }).image }));
}
