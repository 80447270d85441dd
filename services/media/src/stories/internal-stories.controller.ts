import { Controller, Get, Headers, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { StoriesService } from './stories.service.js';

/**
 * Lists stories for the content service on the internal network. The gateway forwards no request here. The answer
 * contains only what visitors see anyway.
 */
@ApiExcludeController()
@Access('public')
@Controller('internal/stories')
export class InternalStoriesController {
  constructor(private readonly stories: StoriesService) {}

  /** Returns all stories. Called every second: answers 304 without reading a story while nothing has changed. */
  @Get()
  async listStories(
    @Headers('if-none-match') known: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    if (known !== undefined && known === `"${await this.stories.revision()}"`) {
      response.status(304).end();
      return;
    }
    const answer = await this.stories.listPublic();
    response.set('ETag', `"${answer.revision}"`).json(answer);
  }
}
