import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import { mayActAs, type Identity } from '@sandhill/platform/identity/identity.js';
import { idempotencyKeyHeader, IdempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { ClaimLeadDto } from './changes/claim-lead.dto.js';
import { ChangeLeadDto } from './changes/change-lead.dto.js';
import { ChangedLeadsResponse, ChangeLeadsDto } from './changes/change-leads.dto.js';
import { LeadChanges } from './changes/lead-changes.service.js';
import { CreateNoteDto } from './dto/create-note.dto.js';
import { ListLeadsQuery } from './list/list-leads.query.js';
import { NotAllowed } from '@sandhill/platform/identity/identity.errors.js';
import { InboxService } from './inbox.service.js';
import { LeadDetailsService } from './lead-details.service.js';
import { type LeadKey, LeadKeyPipe } from './lead-key.pipe.js';
import { LeadCountsResponse, LeadPageResponse } from './lead-summary.response.js';
import { LeadDetailResponse } from './lead-detail.response.js';
import { LeadNoteResponse, NotificationResponse } from './lead-parts.responses.js';

@ApiTags('leads')
@Access('user')
@Controller('leads')
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly changes: LeadChanges,
    private readonly details: LeadDetailsService,
  ) {}

  @Operation('List leads', { 200: LeadPageResponse })
  @Get()
  listLeads(@Query() query: ListLeadsQuery, @Caller() caller: Identity): Promise<LeadPageResponse> {
    if (query.bin && !mayActAs(caller.role, 'administrator')) throw new NotAllowed();
    return this.inbox.list(query, caller);
  }

  @Operation('Count leads', { 200: LeadCountsResponse })
  @Get('counts')
  countLeads(@Caller() caller: Identity): Promise<LeadCountsResponse> {
    return this.inbox.counts(caller);
  }

  @Operation('Read a lead, by its id or reference, with all that belongs to it', {
    200: LeadDetailResponse,
    404: 'The lead does not exist.',
  })
  @Get(':id')
  getLead(@Param('id', LeadKeyPipe) key: LeadKey): Promise<LeadDetailResponse> {
    return this.details.read(key, { isShown: true });
  }

  @Operation('Change a lead: status, owner, follow-up, corrections and values', {
    200: LeadDetailResponse,
    404: 'The lead does not exist.',
  })
  @Patch(':id')
  async changeLead(
    @Param('id', EntityId) id: string,
    @Body() change: ChangeLeadDto,
    @CurrentContext() context: CallerContext,
  ): Promise<LeadDetailResponse> {
    await this.changes.change(id, change, context);
    return this.details.read({ id });
  }

  @Operation('Change the status or the owner of several leads', { 200: ChangedLeadsResponse })
  @HttpCode(200)
  @Post('changes')
  changeLeads(
    @Body() { ids, ...change }: ChangeLeadsDto,
    @CurrentContext() context: CallerContext,
  ): Promise<ChangedLeadsResponse> {
    return this.changes.changeAll(ids, change, context);
  }

  @Operation('Claim a lead', {
    200: { type: LeadDetailResponse, description: 'Claimed, or claimed before by someone else.' },
    404: 'The lead does not exist.',
  })
  @HttpCode(200)
  @Post(':id/claim')
  async claimLead(
    @Param('id', EntityId) id: string,
    @Body() claim: ClaimLeadDto,
    @CurrentContext() context: CallerContext,
  ): Promise<LeadDetailResponse> {
    await this.changes.claim(id, claim, context);
    return this.details.read({ id });
  }

  @Operation('Add a note or a call to a lead', {
    201: LeadNoteResponse,
    404: 'The lead does not exist.',
    422: 'The key was already used with another note (`idempotency_key_reused`).',
  })
  @IdempotencyKeyHeader('The same key with the same note returns the first note.')
  @Post(':id/notes')
  createLeadNote(
    @Param('id', EntityId) id: string,
    @Body() note: CreateNoteDto,
    @CurrentContext() context: CallerContext,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<LeadNoteResponse> {
    return this.inbox.addNote(id, note, { key: key || undefined, context });
  }

  @Operation("Send one of a lead's mails again", {
    201: NotificationResponse,
    404: 'The lead or the mail does not exist.',
  })
  @Post(':id/notifications/:notificationId/send')
  sendLeadNotification(
    @Param('id', EntityId) id: string,
    @Param('notificationId', EntityId) notificationId: string,
    @CurrentContext() context: CallerContext,
  ): Promise<NotificationResponse> {
    return this.inbox.sendAgain(id, notificationId, context.by);
  }
}
