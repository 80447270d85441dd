import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { idempotencyKeyHeader, IdempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { Request, Response } from 'express';
import { PlacementQuery, ListProjectsQuery } from './dto/list-projects.query.js';
import { ManagedProjectsQuery } from './dto/managed-projects.query.js';
import { ProjectOrderDto, ProjectOrderResponse } from './dto/project-order.dto.js';
import {
  ManagedListResponse,
  ProjectListResponse,
  ProjectsResponse,
  toListedManaged,
  toListedProject,
} from './dto/project-list.response.js';
import {
  ManagedProjectResponse,
  toManagedResponse,
  UploadedProjectResponse,
  type ShownProject,
} from './dto/project.response.js';
import { UpdateProjectDto } from './dto/update-project.dto.js';
import { UploadProjectDto } from './dto/upload-project.dto.js';
import { ForPictures } from '@sandhill/platform/identity/for-pictures.decorator.js';
import { libraryFilter } from './library-filter.js';
import { ListResponses } from './list-responses.js';
import { scopeOf } from './picture-scope.js';
import { ProjectOrder } from './project-order.js';
import { ProjectsService } from './projects.service.js';

/** Value of `Cache-Control`. Browsers revalidate each time (ETag), and the public server may cache for a second. */
const publicList = 'public, max-age=0, s-maxage=1';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly order: ProjectOrder,
    private readonly responses: ListResponses,
  ) {}

  @Access('public')
  @Get()
  @Header('Cache-Control', publicList)
  @Operation('All project images, at most 500 without paging', { 200: ProjectListResponse, 400: ErrorBody })
  async listProjects(
    @Query() query: ListProjectsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.responses.send(request, response, async (): Promise<ProjectListResponse> => {
      const page = await this.projects.list(query);
      return { ...page, projects: page.projects.map(toListedProject) };
    });
  }

  @Access('public')
  @Get('featured')
  @Header('Cache-Control', publicList)
  @Operation('Featured project images', { 200: ProjectsResponse })
  async listFeaturedProjects(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.responses.send(request, response, async () => listOf(await this.projects.listFeatured()));
  }

  @Access('public')
  @Get('category/:category')
  @Header('Cache-Control', publicList)
  @Operation('Project images of a category', { 200: ProjectsResponse, 400: ErrorBody })
  async listProjectsOfCategory(
    @Param('category') category: string,
    @Query() { placement }: PlacementQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.responses.send(request, response, async () =>
      listOf(await this.projects.listCategory(category, placement)),
    );
  }

  @ForPictures()
  @Get('managed')
  @Operation('The project images that the caller may change: all for administrators, their own for crew', {
    200: ManagedListResponse,
    400: ErrorBody,
  })
  async listManagedProjects(
    @Query() query: ManagedProjectsQuery,
    @Caller() caller: Identity,
  ): Promise<ManagedListResponse> {
    const page = await this.projects.list(query, libraryFilter(query, caller));
    return { ...page, projects: page.projects.map(toListedManaged) };
  }

  @ForPictures()
  @Get('managed/:id')
  @Operation('A project image that the caller may change', { 200: ManagedProjectResponse, 404: ErrorBody })
  async getManagedProject(
    @Param('id') id: string,
    @Caller() caller: Identity,
  ): Promise<ManagedProjectResponse> {
    return toManagedResponse(await this.projects.read(id, scopeOf(caller)));
  }

  @ForPictures()
  @Post()
  @Operation('Upload a project image', {
    200: { type: UploadedProjectResponse, description: 'With `unlessPresent`: it was in the gallery.' },
    201: ManagedProjectResponse,
    400: ErrorBody,
    413: ErrorBody,
    422: 'The key was used with another body.',
    503: 'Busy, or the object store is unavailable; see Retry-After.',
    507: '`disk_full`: the rest of the disk is reserved for leads.',
  })
  @IdempotencyKeyHeader('Repeating a key with the same body returns the first result.')
  async createProject(
    @Body() body: UploadProjectDto,
    @CurrentContext() context: CallerContext,
    @Res({ passthrough: true }) response: Response,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<UploadedProjectResponse> {
    const scope = scopeOf(context.caller);
    const { wasPresent, ...shown } = await this.projects.create(body, context.by, { key, scope });
    if (!wasPresent) return toManagedResponse(shown);
    response.status(200);
    return { ...toManagedResponse(shown), wasPresent };
  }

  @ForPictures()
  @Patch(':id')
  @Operation('Change parts of a project image', {
    200: ManagedProjectResponse,
    400: ErrorBody,
    404: ErrorBody,
    409: '`needs_approval`: crew may not replace it. `picture_in_use`: the plant guide shows it.',
    413: ErrorBody,
    503: 'Busy, or the object store is unavailable; see Retry-After.',
    507: '`disk_full`: the rest of the disk is reserved for leads.',
  })
  async updateProject(
    @Param('id') id: string,
    @Body() body: UpdateProjectDto,
    @CurrentContext() context: CallerContext,
  ): Promise<ManagedProjectResponse> {
    const scope = scopeOf(context.caller);
    return toManagedResponse(await this.projects.update(id, body, context.by, scope));
  }

  @Access('administrator')
  @Put('order')
  @Operation('Sort project images by hand, in steps of 10', {
    200: ProjectOrderResponse,
    400: 'Codes of ids: not_a_list, out_of_range, repeated_project, unknown_project.',
  })
  async orderProjects(
    @Body() { ids }: ProjectOrderDto,
    @CurrentContext() context: CallerContext,
  ): Promise<ProjectOrderResponse> {
    return { projects: await this.order.write(ids, context.by) };
  }
}

function listOf(projects: ShownProject[]): ProjectsResponse {
  return { projects: projects.map(toListedProject) };
}
