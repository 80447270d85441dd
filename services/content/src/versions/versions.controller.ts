import { Controller, Get, Param, Query } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import {
  toVersionsResponse,
  toWholeVersionResponse,
  VersionsResponse,
  WholeVersionResponse,
} from './version.responses.js';
import { VersionsQuery } from './versions.query.js';
import { VersionsService } from './versions.service.js';

@ApiTags('site')
@Access('user')
@Controller('site/versions')
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Get()
  @Operation('Everything that was published, newest first', {
    200: VersionsResponse,
    400: 'Codes: invalid_limit, invalid_cursor.',
  })
  async listSiteVersions(@Query() query: VersionsQuery): Promise<VersionsResponse> {
    return toVersionsResponse(await this.versions.list(query));
  }

  @Get(':id')
  @Operation('A version with its content; `current` is the one that is published', {
    200: WholeVersionResponse,
    404: ErrorBody,
  })
  async getSiteVersion(@Param('id') id: string): Promise<WholeVersionResponse> {
    const { version, currentId } = await this.versions.get(id);
    return toWholeVersionResponse(version, currentId);
  }
}
