import { Controller, Get } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { AnswerTimesResponse } from './answer-times.response.js';
import { AnswerTimes } from './answer-times.service.js';

@ApiTags('leads')
@Controller('lead-figures')
export class AnswerTimesController {
  constructor(private readonly times: AnswerTimes) {}

  @Access('public')
  @ApiOperation({ summary: 'How soon the firm has answered at this time of the week' })
  @ApiOkResponse({ type: AnswerTimesResponse })
  @Get('answer-times')
  getAnswerTimes(): Promise<AnswerTimesResponse> {
    return this.times.read();
  }
}
