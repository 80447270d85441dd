import { Body, Controller, Get, Put } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { VisitSettingsDto, VisitSettingsResponse } from './visit-settings.dto.js';
import { VisitSettingsService } from './visit-settings.service.js';

@ApiTags('visits')
@Access('owner')
@Controller('visits/settings')
export class VisitSettingsController {
  constructor(private readonly settings: VisitSettingsService) {}

  @ApiOperation({ summary: 'Read how visits are offered' })
  @ApiOkResponse({ type: VisitSettingsResponse })
  @Get()
  getVisitSettings(): Promise<VisitSettingsResponse> {
    return this.settings.read();
  }

  @ApiOperation({ summary: 'Change how visits are offered' })
  @ApiOkResponse({
    type: VisitSettingsResponse,
    description: 'Visits that are booked stay as they are, even where no window fits any more.',
  })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @Put()
  changeVisitSettings(
    @Body() settings: VisitSettingsDto,
    @ActingCaller() acting: Acting,
  ): Promise<VisitSettingsResponse> {
    return this.settings.change(settings, byCaller(acting));
  }
}
