import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import { imageKeyOf } from '../images/image-paths.js';
import { ProjectsRepository } from '../projects/projects.repository.js';
import { servedPicture } from '../projects/served-picture.js';
import { SitePictureUses } from '../projects/site-picture-uses.repository.js';
import { SiteUsesDto } from './site-uses.dto.js';

/** Routes for the content service on the internal network. The gateway forwards no requests of clients to them. */
@ApiExcludeController()
@Access('public')
@Controller('internal/site-pictures')
export class InternalSitePicturesController {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly uses: SitePictureUses,
  ) {}

  /** Returns pictures of projects that visitors see. `ids` is a comma-separated list. */
  @Get()
  async listPictures(@Query('ids') ids = ''): Promise<{ pictures: SitePicture[] }> {
    const found = await this.projects.listByIds(String(ids).split(',').filter(Boolean));
    const pictures = found.map(({ project, image }) => ({
      id: project.id,
      ...servedPicture(project, image),
    }));
    return { pictures };
  }

  @Get('shown')
  async isPictureShown(@Query('path') path = ''): Promise<{ isShown: boolean }> {
    return { isShown: await this.uses.isShown(String(path)) };
  }

  /** Replaces the stored list of the pictures that the site uses, with their uses. These pictures cannot be deleted. */
  @Put()
  @HttpCode(204)
  async noteUses(@Body() { uses, guideImages = [] }: SiteUsesDto): Promise<void> {
    const found = new Map(
      uses.map(({ id, places }) => [id, { projectId: id, places, guideImages: [] as string[] }]),
    );
    for (const { id, keys } of await this.uses.projectsOf(guideImages.map(imageKeyOf))) {
      const places = [...(found.get(id)?.places ?? []), 'guide'];
      found.set(id, { projectId: id, places, guideImages: keys });
    }
    await this.uses.replace([...found.values()]);
  }
}
