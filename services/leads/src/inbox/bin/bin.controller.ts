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
import { LeadDetailsService } from '../lead-details.service.js';
import { LeadDetailResponse } from '../lead.responses.js';
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

  @ApiOperation({ summary: 'Put a lead into the bin, which keeps it for 30 days' })
  @ApiNoContentResponse({ description: 'It is in the bin; mail that it still owes is not sent.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is no such lead.' })
  @HttpCode(204)
  @Delete(':id')
  async deleteLead(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.bin.putIn(id, byCaller(acting));
    this.log.log({ leadId: id, userId: acting.caller.userId }, 'a lead is put into the bin');
  }

  @ApiOperation({ summary: 'Take a lead out of the bin' })
  @ApiOkResponse({ type: LeadDetailResponse, description: 'Mail that it still owed is sent now.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is no such lead in the bin.' })
  @HttpCode(200)
  @Post(':id/restore')
  async restoreLead(
    @Param('id', EntityId) id: string,
    @ActingCaller() acting: Acting,
  ): Promise<LeadDetailResponse> {
    await this.bin.takeOut(id, byCaller(acting));
    this.log.log({ leadId: id, userId: acting.caller.userId }, 'a lead is taken out of the bin');
    return this.details.read(id);
  }

  @ApiOperation({ summary: 'Erase a lead for good, from the list or from the bin' })
  @ApiNoContentResponse({
    description:
      'Everything of it is gone: what the visitor sent, the photos, the notes, the mails and the note that it ' +
      'came. What remains is its id, in the audit trail and the log. Mail that was sent is not called back, and backups ' +
      'keep it until they are replaced.',
  })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is no such lead.' })
  @HttpCode(204)
  @Post(':id/erase')
  async eraseLead(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.eraser.erase(id, byCaller(acting));
    this.log.log({ leadId: id, userId: acting.caller.userId }, 'a lead is erased');
  }
}
