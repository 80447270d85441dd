import { Controller, Get, Query, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers } from '../openapi/operation.js';
import { Access } from '../identity/access.decorator.js';
import { auditQueryOf } from './audit-query.js';
import { AuditReader } from './audit-reader.js';
import { AuditPageResponse, toAuditPageResponse } from './audit.response.js';

export interface AuditRoute {
  /** Path below `/api`, such as `leads/audit`. */
  path: string;
  /** Operation id in the OpenAPI document; unique across all services. */
  operationId: string;
  actions: readonly string[];
}

export function auditControllerOf({ path, operationId, actions }: AuditRoute): Type {
  class ServiceAuditQuery extends auditQueryOf(actions) {}

  @ApiTags('audit')
  @Access('owner')
  @Controller(path)
  class AuditController {
    constructor(private readonly trail: AuditReader) {}

    @Get()
    @ApiOperation({ summary: 'Who did what, when and from where; newest first', operationId })
    @Answers({
      200: AuditPageResponse,
      400: 'Codes: unknown_action, unknown_actor, invalid_time, invalid_limit, invalid_cursor.',
    })
    async listAuditEvents(@Query() query: ServiceAuditQuery): Promise<AuditPageResponse> {
      return toAuditPageResponse(await this.trail.listEvents(query));
    }
  }
  return AuditController;
}
