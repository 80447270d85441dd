import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { HandedOverResponse, HandOverDto, OpenLeadsResponse } from './hand-over.dto.js';
import { HandOverService } from './hand-over.service.js';

@ApiTags('leads')
@Access('owner')
@Controller('staff')
export class HandOverController {
  constructor(private readonly service: HandOverService) {}

  @Operation('How many open leads and visits to come a member of staff has', {
    200: OpenLeadsResponse,
  })
  @Get(':id/leads')
  async countOpenLeads(@Param('id', EntityId) id: string): Promise<OpenLeadsResponse> {
    return this.service.count(id);
  }

  @Operation('Hand the open leads and visits to come of a member of staff to another, or to no one', {
    200: HandedOverResponse,
    400: 'This account is not active, or does not work on leads and there are some.',
    404: 'The member of staff does not exist.',
  })
  @HttpCode(200)
  @Post(':id/hand-over')
  async handOverLeads(
    @Param('id', EntityId) id: string,
    @Body() { to }: HandOverDto,
    @CurrentContext() context: CallerContext,
  ): Promise<HandedOverResponse> {
    return { count: await this.service.handOver(id, to, context) };
  }
}
