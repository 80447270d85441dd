import { Controller, Delete, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ManagedProjectResponse, toManagedResponse } from '../projects/dto/project.response.js';
import { ForPictures } from '@sandhill/platform/identity/for-pictures.decorator.js';
import { scopeOf } from '../projects/picture-scope.js';
import { BinQuery } from './bin.query.js';
import { BinResponse, toBinnedProjectResponse } from './bin.responses.js';
import { BinService } from './bin.service.js';

@ApiTags('projects')
@ForPictures()
@Controller('projects')
export class BinController {
  constructor(private readonly bin: BinService) {}

  @Get('bin')
  @Operation('Project images in the bin, latest deletion first', { 200: BinResponse, 400: ErrorBody })
  async listProjectsInBin(@Query() query: BinQuery, @Caller() caller: Identity): Promise<BinResponse> {
    const { projects, nextCursor } = await this.bin.list(query, scopeOf(caller));
    return { projects: projects.map(toBinnedProjectResponse), nextCursor };
  }

  @Get('bin/:id/picture')
  @Operation(
    'Small picture of a project image in the bin or waiting for an approval, which has no public URL',
    { 200: { schema: { type: 'string', format: 'binary' } }, 404: 'It is public, or unknown.' },
  )
  @ApiProduces('image/webp')
  async getPictureInBin(@Param('id') id: string, @Caller() caller: Identity): Promise<StreamableFile> {
    const { bytes, type } = await this.bin.preview(id, scopeOf(caller));
    return new StreamableFile(bytes, { type, disposition: 'inline', length: bytes.length });
  }

  @Delete(':id')
  @HttpCode(204)
  @Operation('Put a project image into the bin, or reject one that waits for an approval', {
    204: {},
    404: ErrorBody,
    409: '`picture_in_use`: the website shows it; `details.places` says where.',
  })
  async deleteProject(@Param('id') id: string, @CurrentContext() context: CallerContext): Promise<void> {
    await this.bin.putIn(id, context.by, scopeOf(context.caller));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Operation('Take a project image out of the bin', {
    200: { type: ManagedProjectResponse, description: 'Crew’s may wait for an approval.' },
    404: 'It is not in the bin.',
    503: 'The object store is unavailable; see Retry-After.',
  })
  async restoreProject(
    @Param('id') id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<ManagedProjectResponse> {
    const scope = scopeOf(context.caller);
    return toManagedResponse(await this.bin.takeOut(id, context.by, scope));
  }
}
