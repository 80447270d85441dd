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
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ProjectResponse, toProjectResponse } from '../projects/dto/project.response.js';
import { BinQuery } from './bin.query.js';
import { BinResponse, toBinnedProjectResponse } from './bin.responses.js';
import { BinService } from './bin.service.js';

@ApiTags('projects')
@Access('administrator')
@Controller('projects')
export class BinController {
  constructor(private readonly bin: BinService) {}

  @Get('bin')
  @ApiOperation({ summary: 'Project images in the bin, latest deletion first' })
  @ApiOkResponse({ type: BinResponse })
  @ApiResponse({ status: 400, type: ErrorBody })
  async listProjectsInBin(@Query() query: BinQuery): Promise<BinResponse> {
    const { projects, nextCursor } = await this.bin.list(query);
    return { projects: projects.map(toBinnedProjectResponse), nextCursor };
  }

  @Get('bin/:id/picture')
  @ApiOperation({ summary: 'Small picture of a project image in the bin, which has no public URL' })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'It is not in the bin.' })
  async getPictureInBin(@Param('id') id: string): Promise<StreamableFile> {
    const { bytes, type } = await this.bin.preview(id);
    return new StreamableFile(bytes, { type, disposition: 'inline', length: bytes.length });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Put a project image into the bin' })
  @ApiNoContentResponse()
  @ApiResponse({ status: 404, type: ErrorBody })
  async deleteProject(@Param('id') id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.bin.putIn(id, byCaller(acting));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a project image out of the bin' })
  @ApiOkResponse({ type: ProjectResponse })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'It is not in the bin.' })
  @ApiResponse({
    status: 503,
    type: ErrorBody,
    description: 'The object store is unavailable; see Retry-After.',
  })
  async restoreProject(@Param('id') id: string, @ActingCaller() acting: Acting): Promise<ProjectResponse> {
    return toProjectResponse(await this.bin.takeOut(id, byCaller(acting)));
  }
}
