import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { BasedOn, OfRevision } from '@sandhill/platform/http/if-match.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { StepsDto, StepsResponse } from './steps.dto.js';
import { StepsService } from './steps.service.js';

@ApiTags('leads')
@Access('owner')
@Controller('leads/steps')
export class StepsController {
  constructor(private readonly steps: StepsService) {}

  @Operation('Read what happens with a lead that no one has', { 200: StepsResponse })
  @Get()
  getLeadSteps(): Promise<StepsResponse> {
    return this.steps.read();
  }

  @Operation('Change what happens with a lead that no one has', {
    200: { type: StepsResponse, description: 'Leads from before they were turned on get no steps.' },
  })
  @OfRevision('`settings_changed`')
  @FreshSignIn()
  @Put()
  changeLeadSteps(
    @Body() change: StepsDto,
    @BasedOn() revision: number | undefined,
    @CurrentContext() context: CallerContext,
  ): Promise<StepsResponse> {
    return this.steps.change({ ...change, revision }, context.by);
  }
}
