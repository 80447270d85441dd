import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { BasedOn, OfRevision } from '@sandhill/platform/http/if-match.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { QuietHoursDto } from './quiet-hours.dto.js';
import { QuietHoursService } from './quiet-hours.service.js';
import { RotaDto, RotaResponse } from './rota.dto.js';
import { RotaService } from './rota.service.js';

@ApiTags('leads')
@Controller('leads')
export class OnCallController {
  constructor(
    private readonly rota: RotaService,
    private readonly quiet: QuietHoursService,
  ) {}

  @Access('owner')
  @Operation('Read who is on call, and the gaps of the next four weeks', { 200: RotaResponse })
  @Get('on-call')
  getOnCall(): Promise<RotaResponse> {
    return this.rota.read();
  }

  @Access('owner')
  @Operation('Set who is on call', { 200: RotaResponse })
  @OfRevision('`settings_changed`')
  @FreshSignIn()
  @Put('on-call')
  setOnCall(
    @Body() rota: RotaDto,
    @BasedOn() revision: number | undefined,
    @CurrentContext() context: CallerContext,
  ): Promise<RotaResponse> {
    return this.rota.set({ ...rota, revision }, context.by);
  }

  @Access('user')
  @Operation('Read the caller’s quiet hours', { 200: QuietHoursDto })
  @Get('quiet-hours')
  getQuietHours(@Caller() { userId }: Identity): Promise<QuietHoursDto> {
    return this.quiet.read(userId);
  }

  @Access('user')
  @Operation('Set the caller’s quiet hours', { 200: QuietHoursDto })
  @Put('quiet-hours')
  setQuietHours(@Caller() { userId }: Identity, @Body() hours: QuietHoursDto): Promise<QuietHoursDto> {
    return this.quiet.set(userId, hours);
  }
}
