import { Controller, Get } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { AnswerTimesResponse } from './answer-times.response.js';
import { AnswerTimes } from './answer-times.service.js';

@ApiTags('leads')
@Controller('lead-figures')
export class AnswerTimesController {
  constructor(private readonly times: AnswerTimes) {}

  @Access('public')
  @Operation('How soon the firm has answered at this time of the week', { 200: AnswerTimesResponse })
  @Get('answer-times')
  getAnswerTimes(): Promise<AnswerTimesResponse> {
    return this.times.read();
  }
}
