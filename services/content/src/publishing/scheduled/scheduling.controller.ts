import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiHeader, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { authorOf } from '../../audit/author.js';
import { DraftChangedBody } from '../../drafts/draft.response.js';
import { IfMatch } from '../../drafts/if-match.js';
import { ScheduledNotFound } from './scheduled.errors.js';
import {
  ScheduledVersionResponse,
  ScheduledVersionsResponse,
  ScheduleDto,
  toScheduledResponse,
} from './scheduling.dtos.js';
import { SchedulingService } from './scheduling.service.js';

const anId = new ParseUUIDPipe({ exceptionFactory: () => new ScheduledNotFound() });

@ApiTags('site')
@Controller('site/scheduled')
export class SchedulingController {
  constructor(private readonly scheduling: SchedulingService) {}

  @Access('user')
  @Get()
  @Operation('Versions that wait for their time', { 200: ScheduledVersionsResponse })
  async listScheduledVersions(): Promise<ScheduledVersionsResponse> {
    return { versions: (await this.scheduling.list()).map(toScheduledResponse) };
  }

  @Access('administrator')
  @Post()
  @Operation('Publish the draft at a time; until then it is laid aside', {
    201: ScheduledVersionResponse,
    400: 'Fields by path, such as `facts.name`; of `at`: invalid_time, time_past, time_too_far (a year).',
    409: 'Codes: nothing_to_publish, too_many_scheduled (20), publication_running after 10 s.',
    412: { type: DraftChangedBody, description: '`draft_changed`' },
    428: '`if_match_required`',
  })
  @ApiHeader({ name: 'If-Match', required: true, description: 'Revision of the draft, as in its ETag.' })
  async scheduleSite(
    @IfMatch() revision: number,
    @Body() { at, note = '' }: ScheduleDto,
    @CurrentContext() context: CallerContext,
  ): Promise<ScheduledVersionResponse> {
    const author = authorOf(context);
    return toScheduledResponse(await this.scheduling.schedule({ revision, at, note, author }));
  }

  @Access('administrator')
  @Delete(':id')
  @HttpCode(204)
  @Operation('Cancel it; without another draft its content becomes the draft again', {
    204: {},
    404: ErrorBody,
  })
  async cancelScheduledVersion(
    @Param('id', anId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    await this.scheduling.cancel(id, authorOf(context));
  }
}
