import { Controller, Delete, HttpCode, Logger, Param, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
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

  @Operation('Move a lead to the bin, which keeps it for 30 days', {
    204: 'Moved. Mail that the lead still owes is not sent.',
    404: 'The lead does not exist.',
  })
  @HttpCode(204)
  @Delete(':id')
  async deleteLead(
    @Param('id', EntityId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    await this.bin.add(id, context);
    this.log.log({ leadId: id, userId: context.caller.userId }, 'lead moved to the bin');
  }

  @Operation('Restore a lead from the bin', {
    200: { type: LeadDetailResponse, description: 'Mail that the lead still owes is sent now.' },
    404: 'The bin does not hold this lead.',
  })
  @HttpCode(200)
  @Post(':id/restore')
  async restoreLead(
    @Param('id', EntityId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<LeadDetailResponse> {
    await this.bin.restore(id, context);
    this.log.log({ leadId: id, userId: context.caller.userId }, 'lead restored from the bin');
    return this.details.read({ id });
  }

  @Operation('Erase a lead permanently, whether it is in the bin or not', {
    204:
      'The lead, its photos, notes, mails and submission record are deleted. Its id remains in the audit trail and ' +
      'the log, mail already sent is not recalled, and backups keep the lead until they are replaced.',
    404: 'The lead does not exist.',
  })
  @HttpCode(204)
  @FreshSignIn()
  @Post(':id/erase')
  async eraseLead(
    @Param('id', EntityId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    await this.eraser.erase(id, context.by);
    this.log.log({ leadId: id, userId: context.caller.userId }, 'lead erased');
  }
}
