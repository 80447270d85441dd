import { Controller, Delete, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ManagedProjectResponse, toManagedResponse } from '../projects/dto/project.response.js';
import { ForPictures } from '../projects/for-pictures.decorator.js';
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
  @ApiOperation({ summary: 'Project images in the bin, latest deletion first' })
  @ApiOkResponse({ type: BinResponse })
  @ApiResponse({ status: 400, type: ErrorBody })
  async listProjectsInBin(@Query() query: BinQuery, @Caller() caller: Identity): Promise<BinResponse> {
    const { projects, nextCursor } = await this.bin.list(query, scopeOf(caller));
    return { projects: projects.map(toBinnedProjectResponse), nextCursor };
  }

  @Get('bin/:id/picture')
  @ApiOperation({
    summary:
      'Small picture of a project image in the bin or waiting for an approval, which has no public URL',
  })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'It is public, or unknown.' })
  async getPictureInBin(@Param('id') id: string, @Caller() caller: Identity): Promise<StreamableFile> {
    const { bytes, type } = await this.bin.preview(id, scopeOf(caller));
    return new StreamableFile(bytes, { type, disposition: 'inline', length: bytes.length });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Put a project image into the bin, or reject one that waits for an approval' })
  @ApiNoContentResponse()
  @ApiResponse({ status: 404, type: ErrorBody })
  @ApiResponse({
    status: 409,
    type: ErrorBody,
    description: '`picture_in_use`: the website shows it; `details.places` says where.',
  })
  async deleteProject(@Param('id') id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.bin.putIn(id, byCaller(acting), scopeOf(acting.caller));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a project image out of the bin' })
  @ApiOkResponse({ type: ManagedProjectResponse, description: 'Crew’s may wait for an approval.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'It is not in the bin.' })
  @ApiResponse({
    status: 503,
    type: ErrorBody,
    description: 'The object store is unavailable; see Retry-After.',
  })
  async restoreProject(
    @Param('id') id: string,
    @ActingCaller() acting: Acting,
  ): Promise<ManagedProjectResponse> {
    const scope = scopeOf(acting.caller);
    return toManagedResponse(await this.bin.takeOut(id, byCaller(acting), scope));
  }
}
