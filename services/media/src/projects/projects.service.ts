import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { IsNull, Repository } from 'typeorm';
import { asksForCut } from '../images/bottom-cut.js';
import type { Image } from '../images/image.entity.js';
import { mainPath } from '../images/image-paths.js';
import { ImagesService } from '../images/images.service.js';
import { readDataUrl } from '../images/read-data-url.js';
import type { CreateProjectDto } from './dto/create-project.dto.js';
import type { ListProjectsQuery } from './dto/list-projects.query.js';
import type { ShownProject } from './dto/project.response.js';
import type { UpdateProjectDto } from './dto/update-project.dto.js';
import { readCursor, writeCursor } from './project-cursor.js';
import { Project } from './project.entity.js';
import { ProjectNotFound } from './projects.errors.js';
import { ProjectsRepository } from './projects.repository.js';

export interface ProjectPage {
  projects: ShownProject[];
  categories?: string[];
  nextCursor?: string | null;
}

/** The most that a list without paging holds (decision M2). */
const listLimit = 500;

@Injectable()
export class ProjectsService {
  constructor(
    private readonly repository: ProjectsRepository,
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    private readonly images: ImagesService,
  ) {}

  /** @throws InvalidCursor */
  async list({ limit, cursor, category }: ListProjectsQuery): Promise<ProjectPage> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const size = limit ?? listLimit;
    const [found, categories] = await Promise.all([
      this.repository.list({ category, after, limit: size + 1 }),
      after ? undefined : this.repository.listCategories(),
    ]);
    const projects = found.slice(0, size);
    const last = found.length > size ? projects.at(-1) : undefined;
    return {
      projects,
      ...(categories && { categories }),
      ...(limit !== undefined && { nextCursor: last ? writeCursor(last.project) : null }),
    };
  }

  async listFeatured(): Promise<ShownProject[]> {
    return this.repository.list({ isFeatured: true, limit: listLimit });
  }

  async listCategory(category: string, placement: string | undefined): Promise<ShownProject[]> {
    return this.repository.list({ category, placement, limit: listLimit });
  }

  /** @throws what ImagesService.store throws */
  async create({ imageUrl, fileName, ...fields }: CreateProjectDto): Promise<ShownProject> {
    const image = await this.images.store(readDataUrl(imageUrl), {
      cutBottom: asksForCut(fileName ?? fields.title),
    });
    const { id } = await this.projects.save(
      this.projects.create({ ...withoutUndefined(fields), ...pictureOf(image) }),
    );
    return this.get(id);
  }

  /** @throws ProjectNotFound, and what ImagesService.store throws */
  async update(id: string, { imageUrl, fileName, ...fields }: UpdateProjectDto): Promise<ShownProject> {
    const { project } = await this.get(id);
    const changes: Partial<Project> = withoutUndefined(fields);
    if (imageUrl !== undefined && imageUrl !== project.imageUrl) {
      const cutBottom = asksForCut(fileName ?? fields.title ?? project.title);
      Object.assign(changes, pictureOf(await this.images.store(readDataUrl(imageUrl), { cutBottom })));
    }
    if (Object.keys(changes).length > 0) await this.projects.update({ id, deletedAt: IsNull() }, changes);
    return this.get(id);
  }

  /** Into the bin. @throws ProjectNotFound */
  async delete(id: string): Promise<void> {
    await this.get(id);
    await this.projects.update({ id, deletedAt: IsNull() }, { deletedAt: new Date() });
  }

  private async get(id: string): Promise<ShownProject> {
    const found = isUUID(id) ? await this.repository.find(id) : undefined;
    if (!found) throw new ProjectNotFound();
    return found;
  }
}

function pictureOf(image: Image): Pick<Project, 'imageKey' | 'imageUrl'> {
  return { imageKey: image.key, imageUrl: mainPath(image) };
}

/** TypeORM refuses `undefined`, and a field that was not sent is not to be changed. */
function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
