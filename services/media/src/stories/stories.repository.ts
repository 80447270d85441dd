import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Image } from '../images/image.entity.js';
import { Project } from '../projects/project.entity.js';
import { ProjectPicture } from '../projects/project-picture.entity.js';
import { ProjectStory } from '../projects/project-story.entity.js';

export interface FurtherPicture {
  picture: ProjectPicture;
  image: Image;
}

export interface StoryWithPictures {
  project: Project;
  image: Image;
  story: ProjectStory;
  further: FurtherPicture[];
}

type WithImage<Row> = Row & { image: Image };

@Injectable()
export class StoriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns a text that changes whenever anything on the pages of stories changes. It is made from the ids of the last
   * transactions that wrote the rows. Reading it every second is cheaper than reading the stories.
   */
  async revision(): Promise<string> {
    const [row] = await this.dataSource.query<Array<{ revision: string }>>(
      `SELECT count(*) || '-' || md5(string_agg(part, ',' ORDER BY part)) AS revision FROM (
         SELECT concat_ws(':', project.id, project.xmin, story.xmin, image.xmin) AS part
         FROM project_stories AS story
           JOIN project_images AS project ON project.id = story.project_id AND project.deleted_at IS NULL
           JOIN images AS image ON image.key = project.image_key
         UNION ALL
         SELECT concat_ws(':', picture.id, picture.xmin, image.xmin)
         FROM project_stories AS story
           JOIN project_pictures AS picture ON picture.project_id = story.project_id AND picture.deleted_at IS NULL
           JOIN images AS image ON image.key = picture.image_key) AS parts`,
    );
    return row?.revision ?? '';
  }

  /** Returns the stories of projects that visitors see, in the gallery's order. */
  async list(limit: number): Promise<StoryWithPictures[]> {
    const found = await this.dataSource.manager
      .createQueryBuilder(Project, 'project')
      .innerJoinAndMapOne('project.image', Image, 'image', 'image.key = project.imageKey')
      .innerJoinAndMapOne('project.story', ProjectStory, 'story', 'story.projectId = project.id')
      .where('project.deletedAt IS NULL')
      .orderBy('project.displayOrder', 'DESC')
      .addOrderBy('project.createdAt', 'DESC')
      .addOrderBy('project.id', 'DESC')
      .limit(limit)
      .getMany();
    const further = await this.furtherOf(found.map(({ id }) => id));
    return (found as Array<WithImage<Project> & { story: ProjectStory }>).map((project) => ({
      project,
      image: project.image,
      story: project.story,
      further: further.filter(({ picture }) => picture.projectId === project.id),
    }));
  }

  async count(manager: EntityManager): Promise<number> {
    return manager.count(ProjectStory);
  }

  async find(projectId: string): Promise<ProjectStory | null> {
    return this.dataSource.manager.findOneBy(ProjectStory, { projectId });
  }

  /** Returns all pictures of the projects except each project's first, sorted by their position within the project. */
  async furtherOf(projectIds: readonly string[]): Promise<FurtherPicture[]> {
    if (projectIds.length === 0) return [];
    const pictures = await this.dataSource.manager
      .createQueryBuilder(ProjectPicture, 'picture')
      .innerJoinAndMapOne('picture.image', Image, 'image', 'image.key = picture.imageKey')
      .where({ projectId: In(projectIds), deletedAt: IsNull() })
      .orderBy('picture.position', 'ASC')
      .addOrderBy('picture.id', 'ASC')
      .getMany();
    return (pictures as Array<WithImage<ProjectPicture>>).map((picture) => ({
      picture,
      image: picture.image,
    }));
  }

  /** Returns the keys of a project's images: of the first one, and of all further pictures that are not deleted. */
  async imageKeysOf(projectId: string): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ key: string }>>(
      `SELECT image_key AS key FROM project_images WHERE id = $1
       UNION SELECT image_key FROM project_pictures WHERE project_id = $1 AND deleted_at IS NULL`,
      [projectId],
    );
    return rows.map(({ key }) => key);
  }

  async isTaken(manager: EntityManager, slug: string, projectId: string): Promise<boolean> {
    const [row] = await manager.query<Array<{ isTaken: boolean }>>(
      `SELECT EXISTS (SELECT FROM project_stories WHERE project_id <> $2 AND (slug = $1 OR $1 = ANY (former_slugs)))
         AS "isTaken"`,
      [slug, projectId],
    );
    return row?.isTaken ?? false;
  }
}
