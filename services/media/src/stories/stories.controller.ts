import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { BasedOn, OfRevision } from '@sandhill/platform/http/if-match.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { ForPictures } from '@sandhill/platform/identity/for-pictures.decorator.js';
import { scopeOf } from '../projects/picture-scope.js';
import { AddPictureDto } from './dto/add-picture.dto.js';
import { StoryDto } from './dto/story.dto.js';
import { StoryResponse } from './dto/story.response.js';
import { StoriesService } from './stories.service.js';
import { StoryPictures } from './story-pictures.js';

@ApiTags('projects')
@ForPictures()
@Answers({ 404: ErrorBody })
@Controller('projects')
export class StoriesController {
  constructor(
    private readonly stories: StoriesService,
    private readonly pictures: StoryPictures,
  ) {}

  @Get(':id/story')
  @Operation('A project’s pictures and its story, which may be empty', { 200: StoryResponse })
  async getProjectStory(@Param('id') id: string, @Caller() caller: Identity): Promise<StoryResponse> {
    return this.stories.read(id, scopeOf(caller));
  }

  @Put(':id/story')
  @Operation('Publish a project’s page, or change it', {
    200: StoryResponse,
    400: ErrorBody,
    409: '`picture_in_use`: the plant guide shows a removed picture.',
    422: '`too_many_stories`.',
  })
  @OfRevision('`story_changed`')
  async saveProjectStory(
    @Param('id') id: string,
    @Body() body: StoryDto,
    @BasedOn() revision: number | undefined,
    @CurrentContext() context: CallerContext,
  ): Promise<StoryResponse> {
    return this.stories.save({ id, revision }, body, context.by, scopeOf(context.caller));
  }

  @Delete(':id/story')
  @HttpCode(204)
  @Operation('Delete a project’s page and every picture but the first', {
    204: {},
    409: '`picture_in_use`: the plant guide shows one of them.',
  })
  async deleteProjectStory(@Param('id') id: string, @CurrentContext() context: CallerContext): Promise<void> {
    await this.stories.remove(id, context.by, scopeOf(context.caller));
  }

  @Post(':id/pictures')
  @HttpCode(200)
  @Operation('Add a picture to a project', {
    200: StoryResponse,
    400: ErrorBody,
    409: '`picture_in_use`, of `fromProject`.',
    413: ErrorBody,
    422: '`too_many_pictures`, `has_story`.',
    503: 'Busy, or the object store is unavailable; see Retry-After.',
    507: '`disk_full`.',
  })
  async addProjectPicture(
    @Param('id') id: string,
    @Body() body: AddPictureDto,
    @CurrentContext() context: CallerContext,
  ): Promise<StoryResponse> {
    const scope = scopeOf(context.caller);
    await this.pictures.add(id, body, context.by, scope);
    return this.stories.read(id, scope);
  }
}
