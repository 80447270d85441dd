import { Controller, Get, Headers, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { StoriesService } from './stories.service.js';

/**
 * Lists stories for the content service on the internal network. The gateway forwards no client requests to this
 * route. The answer contains only what visitors may see.
 */
@ApiExcludeController()
@Access('public')
@Controller('internal/stories')
export class InternalStoriesController {
  constructor(private readonly stories: StoriesService) {}

  /**
   * Returns all stories. The content service calls this every second. If nothing has changed, the answer is 304 and no
   * story is read.
   */
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
