import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { RetentionDto, RetentionPreviewResponse, RetentionQuery } from './retention.dto.js';
import { RetentionService } from './retention.service.js';

@ApiTags('leads')
@ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
@Access('owner')
@Controller('leads/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @ApiOperation({ summary: 'For how many months leads are kept' })
  @ApiOkResponse({ type: RetentionDto })
  @Get()
  getLeadRetention(): Promise<RetentionDto> {
    return this.retention.read();
  }

  @ApiOperation({ summary: 'Set for how many months leads are kept' })
  @ApiOkResponse({ type: RetentionDto, description: 'Leads that are due are erased within minutes.' })
  @FreshSignIn()
  @Put()
  setLeadRetention(@Body() retention: RetentionDto, @ActingCaller() acting: Acting): Promise<RetentionDto> {
    return this.retention.set(retention, byCaller(acting));
  }

  @ApiOperation({ summary: 'Count the leads that a setting would erase' })
  @ApiOkResponse({ type: RetentionPreviewResponse })
  @Get('preview')
  async previewLeadRetention(
    @Query() { lostAndSpamMonths, allMonths }: RetentionQuery,
  ): Promise<RetentionPreviewResponse> {
    const retention = { lostAndSpamMonths: lostAndSpamMonths ?? null, allMonths: allMonths ?? null };
    return { count: await this.retention.preview(retention) };
  }
}
