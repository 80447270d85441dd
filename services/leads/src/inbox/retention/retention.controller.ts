import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { BasedOn, OfRevision } from '@sandhill/platform/http/if-match.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import {
  RetentionDto,
  RetentionPreviewResponse,
  RetentionQuery,
  RetentionResponse,
} from './retention.dto.js';
import { RetentionService } from './retention.service.js';

@ApiTags('leads')
@Access('owner')
@Controller('leads/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Operation('For how many months leads are kept', { 200: RetentionResponse })
  @Get()
  getLeadRetention(): Promise<RetentionResponse> {
    return this.retention.read();
  }

  @Operation('Set for how many months leads are kept', {
    200: { type: RetentionResponse, description: 'Leads that are due are erased within minutes.' },
  })
  @OfRevision('`settings_changed`')
  @FreshSignIn()
  @Put()
  setLeadRetention(
    @Body() retention: RetentionDto,
    @BasedOn() revision: number | undefined,
    @CurrentContext() context: CallerContext,
  ): Promise<RetentionResponse> {
    return this.retention.set({ ...retention, revision }, context.by);
  }

  @Operation('Count the leads that a setting would erase', { 200: RetentionPreviewResponse })
  @Get('preview')
  async previewLeadRetention(
    @Query() { lostAndSpamMonths, allMonths }: RetentionQuery,
  ): Promise<RetentionPreviewResponse> {
    const retention = { lostAndSpamMonths: lostAndSpamMonths ?? null, allMonths: allMonths ?? null };
    return { count: await this.retention.preview(retention) };
  }
}
