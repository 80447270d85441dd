import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { BasedOn, OfRevision } from '@sandhill/platform/http/if-match.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { VisitSettingsDto, VisitSettingsResponse } from './visit-settings.dto.js';
import { VisitSettingsService } from './visit-settings.service.js';

@ApiTags('visits')
@Access('owner')
@Controller('visits/settings')
export class VisitSettingsController {
  constructor(private readonly settings: VisitSettingsService) {}

  @Operation('Read how visits are offered', { 200: VisitSettingsResponse })
  @Get()
  getVisitSettings(): Promise<VisitSettingsResponse> {
    return this.settings.read();
  }

  @Operation('Change how visits are offered', {
    200: {
      type: VisitSettingsResponse,
      description: 'Visits that are booked stay as they are, even where no window fits any more.',
    },
  })
  @OfRevision('`settings_changed`')
  @FreshSignIn()
  @Put()
  changeVisitSettings(
    @Body() settings: VisitSettingsDto,
    @BasedOn() revision: number | undefined,
    @CurrentContext() context: CallerContext,
  ): Promise<VisitSettingsResponse> {
    return this.settings.change({ ...settings, revision }, context.by);
  }
}
