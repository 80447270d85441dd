import { Controller, Delete, HttpCode, Logger, Param, Post } from '@nestjs/common';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { LeadDetailsService } from '../lead-details.service.js';
import { LeadDetailResponse } from '../lead-detail.response.js';
import { BinService } from './bin.service.js';
import { LeadEraser } from './lead-eraser.js';

@ApiTags('leads')
@Access('administrator')
@Controller('leads')
export class BinController {
  private readonly log = new Logger(BinController.name);

  constructor(
    private readonly bin: BinService,
    private readonly eraser: LeadEraser,
    private readonly details: LeadDetailsService,
  ) {}

  @ApiOperation({ summary: 'Move a lead to the bin, which keeps it for 30 days' })
  @ApiNoContentResponse({ description: 'Moved. Mail that the lead still owes is not sent.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The lead does not exist.' })
  @HttpCode(204)
  @Delete(':id')
  async deleteLead(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.bin.add(id, acting);
    this.log.log({ leadId: id, userId: acting.caller.userId }, 'lead moved to the bin');
  }

  @ApiOperation({ summary: 'Restore a lead from the bin' })
  @ApiOkResponse({ type: LeadDetailResponse, description: 'Mail that the lead still owes is sent now.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The bin does not hold this lead.' })
  @HttpCode(200)
  @Post(':id/restore')
  async restoreLead(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<LeadDetailResponse> {
    await this.bin.restore(id, acting);
    this.log.log({ leadId: id, userId: acting.caller.userId }, 'lead restored from the bin');
    return this.details.read({ id });
  }

  @ApiOperation({ summary: 'Erase a lead permanently, whether it is in the bin or not' })
  @ApiNoContentResponse({
    description:
      'The lead, its photos, notes, mails and submission record are deleted. Its id remains in the audit trail and ' +
      'the log, mail already sent is not recalled, and backups keep the lead until they are replaced.',
  })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The lead does not exist.' })
  @HttpCode(204)
  @FreshSignIn()
  @Post(':id/erase')
  async eraseLead(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.eraser.erase(id, byCaller(acting));
    this.log.log({ leadId: id, userId: acting.caller.userId }, 'lead erased');
  }
}
