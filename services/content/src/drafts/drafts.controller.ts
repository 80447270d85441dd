import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiBody,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { authorOf } from '../audit/author.js';
import { DraftChangedBody, DraftResponse, toDraftResponse } from './draft.response.js';
import type { DraftState } from './draft-state.js';
import { DraftsService } from './drafts.service.js';
import { IfMatch } from './if-match.js';

const ifMatch = { name: 'If-Match', required: true, description: 'Revision of the draft, as in its ETag.' };
const draftChanged = {
  status: 412,
  type: DraftChangedBody,
  description: '`draft_changed`: another revision is current; `details` is the draft.',
};
const required = { status: 428, type: ErrorBody, description: '`if_match_required`' };

@ApiTags('site')
@Controller('site')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Access('user')
  @Get('draft')
  @ApiOperation({ summary: 'The draft of the site’s content; what is published if there is none' })
  @ApiOkResponse({ type: DraftResponse })
  async getSiteDraft(@Res({ passthrough: true }) response: Response): Promise<DraftResponse> {
    return answer(response, await this.drafts.read());
  }

  @Access('administrator')
  @Put('draft')
  @ApiOperation({ summary: 'Save the draft' })
  @ApiHeader(ifMatch)
  @ApiBody({
    schema: {
      type: 'object',
      required: ['content'],
      properties: { content: { type: 'object', additionalProperties: true } },
    },
  })
  @ApiOkResponse({ type: DraftResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Fields by path, such as `facts.name`: another shape, too long, or unprintable.',
  })
  @ApiResponse({ status: 413, type: ErrorBody })
  @ApiResponse(draftChanged)
  @ApiResponse(required)
  async saveSiteDraft(
    @IfMatch() revision: number,
    @Body() body: Record<string, unknown> | undefined,
    @ActingCaller() acting: Acting,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftResponse> {
    return answer(
      response,
      await this.drafts.save(body?.['content'], { revision, author: authorOf(acting) }),
    );
  }

  @Access('administrator')
  @Delete('draft')
  @ApiOperation({ summary: 'Discard the draft' })
  @ApiHeader(ifMatch)
  @ApiOkResponse({ type: DraftResponse })
  @ApiResponse(draftChanged)
  @ApiResponse(required)
  async discardSiteDraft(
    @IfMatch() revision: number,
    @ActingCaller() acting: Acting,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftResponse> {
    return answer(response, await this.drafts.discard({ revision, author: authorOf(acting) }));
  }

  @Access('administrator')
  @Post('versions/:id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make a version’s content the draft' })
  @ApiHeader(ifMatch)
  @ApiOkResponse({ type: DraftResponse })
  @ApiResponse({ status: 404, type: ErrorBody })
  @ApiResponse(draftChanged)
  @ApiResponse(required)
  async restoreSiteVersion(
    @Param('id') id: string,
    @IfMatch() revision: number,
    @ActingCaller() acting: Acting,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftResponse> {
    return answer(response, await this.drafts.restore(id, { revision, author: authorOf(acting) }));
  }
}

function answer(response: Response, state: DraftState): DraftResponse {
  response.setHeader('ETag', `"${state.draft.revision}"`);
  return toDraftResponse(state);
}
