import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import {
  ApiBody,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { MayFailToRender, PreviewResponse } from './preview.answers.js';
import { PreviewService } from './preview.service.js';

@ApiTags('site')
@Access('user')
@Controller('site/preview')
export class PreviewController {
  constructor(private readonly preview: PreviewService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'A page as it will be with this content, which may be unfinished' })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['content', 'path'],
      properties: {
        content: { type: 'object', additionalProperties: true },
        path: { type: 'string', example: '/es/contact' },
      },
    },
  })
  @ApiOkResponse({ type: PreviewResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Fields by path: another shape, too long, unprintable; path: path_unknown.',
  })
  @MayFailToRender()
  async previewSitePage(
    @Body() body: Record<string, unknown> | undefined,
    @Caller() caller: Identity | undefined,
  ): Promise<PreviewResponse> {
    const { content, path } = body ?? {};
    return { html: await this.preview.render(content, path, caller?.userId ?? '') };
  }
}
