import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ForPictures } from '../projects/for-pictures.decorator.js';
import { scopeOf } from '../projects/picture-scope.js';
import { AddPictureDto } from './dto/add-picture.dto.js';
import { StoryDto } from './dto/story.dto.js';
import { StoryResponse } from './dto/story.response.js';
import { StoriesService } from './stories.service.js';
import { StoryPictures } from './story-pictures.js';

/** Pages of projects, as staff write them. */
@ApiTags('projects')
@ForPictures()
@ApiResponse({ status: 404, type: ErrorBody })
@Controller('projects')
export class StoriesController {
  constructor(
    private readonly stories: StoriesService,
    private readonly pictures: StoryPictures,
  ) {}

  @Get(':id/story')
  @ApiOperation({ summary: 'A project’s pictures and its story, which may be empty' })
  @ApiOkResponse({ type: StoryResponse })
  async getProjectStory(@Param('id') id: string, @Caller() caller: Identity): Promise<StoryResponse> {
    return this.stories.read(id, scopeOf(caller));
  }

  @Put(':id/story')
  @ApiOperation({ summary: 'Publish a project’s page, or change it' })
  @ApiOkResponse({ type: StoryResponse })
  @ApiResponse({ status: 400, type: ErrorBody })
  @ApiResponse({ status: 422, type: ErrorBody, description: '`too_many_stories`.' })
  async saveProjectStory(
    @Param('id') id: string,
    @Body() body: StoryDto,
    @ActingCaller() acting: Acting,
  ): Promise<StoryResponse> {
    return this.stories.save(id, body, byCaller(acting), scopeOf(acting.caller));
  }

  @Delete(':id/story')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a project’s page and every picture but the first' })
  @ApiNoContentResponse()
  async deleteProjectStory(@Param('id') id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.stories.remove(id, byCaller(acting), scopeOf(acting.caller));
  }

  @Post(':id/pictures')
  @HttpCode(200)
  @ApiOperation({ summary: 'Add a picture to a project' })
  @ApiOkResponse({ type: StoryResponse })
  @ApiResponse({ status: 400, type: ErrorBody })
  @ApiResponse({ status: 409, type: ErrorBody, description: '`picture_in_use`, of `fromProject`.' })
  @ApiResponse({ status: 413, type: ErrorBody })
  @ApiResponse({ status: 422, type: ErrorBody, description: '`too_many_pictures`, `has_story`.' })
  @ApiResponse({
    status: 503,
    type: ErrorBody,
    description: 'Busy, or the object store is unavailable; see Retry-After.',
  })
  @ApiResponse({ status: 507, type: ErrorBody, description: '`disk_full`.' })
  async addProjectPicture(
    @Param('id') id: string,
    @Body() body: AddPictureDto,
    @ActingCaller() acting: Acting,
  ): Promise<StoryResponse> {
    const scope = scopeOf(acting.caller);
    await this.pictures.add(id, body, byCaller(acting), scope);
    return this.stories.read(id, scope);
  }
}
