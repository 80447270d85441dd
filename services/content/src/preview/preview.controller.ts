import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ApiBody, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { MayFailToRender, PreviewResponse } from './preview.responses.js';
import { PreviewService } from './preview.service.js';

@ApiTags('site')
@Access('user')
@Controller('site/preview')
export class PreviewController {
  constructor(private readonly preview: PreviewService) {}

  @Post()
  @HttpCode(200)
  @Operation('A page as it will be with this content, which may be unfinished', {
    200: PreviewResponse,
    400: 'Fields by path: another shape, too long, unprintable; path: path_unknown.',
  })
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
  @MayFailToRender()
  async previewSitePage(
    @Body() body: Record<string, unknown> | undefined,
    @Caller() caller: Identity | undefined,
  ): Promise<PreviewResponse> {
    const { content, path } = body ?? {};
    return { html: await this.preview.render(content, path, caller?.userId ?? '') };
  }
}
