import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { ImagesService } from '../images/images.service.js';
import { renditionFailures, type RenditionFailure } from '../images/rendition-failure.js';
import { ProjectResponse, toProjectResponse } from './dto/project.response.js';
import { GivenUpRepository } from './given-up.repository.js';
import { ProjectsRepository } from './projects.repository.js';

class GivenUpResponse extends ProjectResponse {
  @ApiProperty({ enum: renditionFailures, description: 'Why the last attempt failed.' })
  reason: RenditionFailure;
}

class GivenUpListResponse {
  @ApiProperty({ type: [GivenUpResponse] })
  projects: GivenUpResponse[];
}

/** Lists projects with pictures whose slow sizes are missing after all attempts, and starts new attempts. */
@ApiTags('projects')
@Access('administrator')
@Controller('projects')
export class GivenUpController {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly givenUp: GivenUpRepository,
    private readonly images: ImagesService,
  ) {}

  @Get('given-up')
  @Operation('Project images without their large sizes, at most 200', { 200: GivenUpListResponse })
  async listGivenUp(): Promise<GivenUpListResponse> {
    const reasons = await this.givenUp.list();
    const shown = await this.projects.listByIds([...reasons.keys()]);
    return {
      projects: shown.toReversed().map((one) => ({
        ...toProjectResponse(one),
        reason: reasons.get(one.project.id) ?? 'other',
      })),
    };
  }

  @Post(':id/renditions')
  @HttpCode(204)
  @Operation('Make the large sizes of a project image again', { 204: {}, 404: ErrorBody })
  async makeRenditionsAgain(@Param('id') id: string): Promise<void> {
    await this.projects.get(id);
    for (const key of await this.givenUp.imageKeysOf(id)) await this.images.makeRenditionsAgain(key);
  }
}
