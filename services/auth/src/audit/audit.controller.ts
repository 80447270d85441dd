import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { AuditQuery } from './audit-query.js';
import { AuditReader } from './audit-reader.js';
import { AuditPageResponse, toAuditPageResponse } from './audit.response.js';

@ApiTags('audit')
@Access('owner')
@Controller('audit')
export class AuditController {
  constructor(private readonly trail: AuditReader) {}

  @Get()
  @ApiOperation({ summary: 'Who did what, when and from where; newest first' })
  @ApiOkResponse({ type: AuditPageResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Codes: unknown_action, unknown_actor, invalid_time, invalid_limit, invalid_cursor.',
  })
  async listAuditEvents(@Query() query: AuditQuery): Promise<AuditPageResponse> {
    return toAuditPageResponse(await this.trail.listEvents(query));
  }
}
