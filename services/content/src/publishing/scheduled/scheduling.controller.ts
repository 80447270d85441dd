import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
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
  @ApiOperation({ summary: 'Versions that wait for their time' })
  @ApiOkResponse({ type: ScheduledVersionsResponse })
  async listScheduledVersions(): Promise<ScheduledVersionsResponse> {
    return { versions: (await this.scheduling.list()).map(toScheduledResponse) };
  }

  @Access('administrator')
  @Post()
  @ApiOperation({ summary: 'Publish the draft at a time; until then it is laid aside' })
  @ApiHeader({ name: 'If-Match', required: true, description: 'Revision of the draft, as in its ETag.' })
  @ApiCreatedResponse({ type: ScheduledVersionResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description:
      'Fields by path, such as `facts.name`; of `at`: invalid_time, time_past, time_too_far (a year).',
  })
  @ApiResponse({
    status: 409,
    type: ErrorBody,
    description: 'Codes: nothing_to_publish, too_many_scheduled (20).',
  })
  @ApiResponse({ status: 412, type: DraftChangedBody, description: '`draft_changed`' })
  @ApiResponse({ status: 428, type: ErrorBody, description: '`if_match_required`' })
  async scheduleSite(
    @IfMatch() revision: number,
    @Body() { at, note = '' }: ScheduleDto,
    @ActingCaller() acting: Acting,
  ): Promise<ScheduledVersionResponse> {
    const author = authorOf(acting);
    return toScheduledResponse(await this.scheduling.schedule({ revision, at, note, author }));
  }

  @Access('administrator')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancel it; without another draft its content becomes the draft again' })
  @ApiResponse({ status: 204 })
  @ApiResponse({ status: 404, type: ErrorBody })
  async cancelScheduledVersion(@Param('id', anId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.scheduling.cancel(id, authorOf(acting));
  }
}
