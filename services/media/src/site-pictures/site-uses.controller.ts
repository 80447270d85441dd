import type { PictureUse } from '@sandhill/company/pictures/picture-places.js';
import { Controller, Get } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { toProjectResponse } from '../projects/dto/project.response.js';
import { ProjectsRepository } from '../projects/projects.repository.js';
import { SitePictureUses } from '../projects/site-picture-uses.repository.js';
import { SiteUsesResponse } from './site-uses.dto.js';

@ApiTags('projects')
@Access('crew')
@Controller('projects')
export class SiteUsesController {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly uses: SitePictureUses,
  ) {}

  @Get('site-uses')
  @Operation('The project images that the website shows, in its draft and planned versions too', {
    200: SiteUsesResponse,
  })
  async listSiteUses(): Promise<SiteUsesResponse> {
    const uses = await this.uses.list();
    const found = await this.projects.listByIds(uses.map(({ projectId }) => projectId));
    const places = new Map(uses.map((use) => [use.projectId, use.places as PictureUse[]]));
    return {
      uses: found.map((shown) => ({
        project: toProjectResponse(shown),
        places: places.get(shown.project.id) ?? [],
      })),
    };
  }
}
