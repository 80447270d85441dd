import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiBody, ApiHeader, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { Response } from 'express';
import { authorOf } from '../audit/author.js';
import { DraftChangedBody, DraftResponse, toDraftResponse } from './draft.response.js';
import type { DraftState } from './draft-state.js';
import { DraftsService } from './drafts.service.js';
import { IfMatch } from './if-match.js';

const ifMatch = { name: 'If-Match', required: true, description: 'Revision of the draft, as in its ETag.' };
const draftChanged = {
  type: DraftChangedBody,
  description: '`draft_changed`: another revision is current; `details` is the draft.',
};
const required = '`if_match_required`';

@ApiTags('site')
@Controller('site')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Access('user')
  @Get('draft')
  @Operation('The draft of the site’s content; what is published if there is none', { 200: DraftResponse })
  async getSiteDraft(@Res({ passthrough: true }) response: Response): Promise<DraftResponse> {
    return answer(response, await this.drafts.read());
  }

  @Access('administrator')
  @Put('draft')
  @Operation('Save the draft', {
    200: DraftResponse,
    400: 'Fields by path, such as `facts.name`: another shape, too long, or unprintable.',
    412: draftChanged,
    413: ErrorBody,
    428: required,
  })
  @ApiHeader(ifMatch)
  @ApiBody({
    schema: {
      type: 'object',
      required: ['content'],
      properties: { content: { type: 'object', additionalProperties: true } },
    },
  })
  async saveSiteDraft(
    @IfMatch() revision: number,
    @Body() body: Record<string, unknown> | undefined,
    @CurrentContext() context: CallerContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftResponse> {
    return answer(
      response,
      await this.drafts.save(body?.['content'], { revision, author: authorOf(context) }),
    );
  }

  @Access('administrator')
  @Delete('draft')
  @Operation('Discard the draft', { 200: DraftResponse, 412: draftChanged, 428: required })
  @ApiHeader(ifMatch)
  async discardSiteDraft(
    @IfMatch() revision: number,
    @CurrentContext() context: CallerContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftResponse> {
    return answer(response, await this.drafts.discard({ revision, author: authorOf(context) }));
  }

  @Access('administrator')
  @Post('versions/:id/restore')
  @HttpCode(200)
  @Operation('Make a version’s content the draft', {
    200: DraftResponse,
    404: ErrorBody,
    412: draftChanged,
    428: required,
  })
  @ApiHeader(ifMatch)
  async restoreSiteVersion(
    @Param('id') id: string,
    @IfMatch() revision: number,
    @CurrentContext() context: CallerContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftResponse> {
    return answer(response, await this.drafts.restore(id, { revision, author: authorOf(context) }));
  }
}

function answer(response: Response, state: DraftState): DraftResponse {
  response.setHeader('ETag', `"${state.draft.revision}"`);
  return toDraftResponse(state);
}
