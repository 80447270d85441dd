import { Body, Controller, Delete, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { BasedOn, OfRevision } from '@sandhill/platform/http/if-match.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { idempotencyKeyHeader, IdempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { ChangeMessageDto, CreateMessageDto } from './create-message.dto.js';
import { LeadMessageResponse } from './message.response.js';
import { MessagesService } from './messages.service.js';
import { PlannedMessages } from './planned-messages.service.js';

@ApiTags('leads')
@Access('user')
@Controller('leads')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly planned: PlannedMessages,
  ) {}

  @Operation('Write to the visitor of a lead', {
    201: { type: LeadMessageResponse, description: 'The message is saved, and its mail owed.' },
    400: 'Some fields are invalid, or the lead has no e-mail address (`no_email`).',
    404: 'The lead does not exist.',
    422: 'The key was already used with another text (`idempotency_key_reused`).',
  })
  @IdempotencyKeyHeader('The same key with the same text returns the first message.')
  @Post(':id/messages')
  createLeadMessage(
    @Param('id', EntityId) id: string,
    @Body() message: CreateMessageDto,
    @CurrentContext() context: CallerContext,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<LeadMessageResponse> {
    return this.messages.send(id, message, { key: key || undefined, context });
  }

  @Operation('Change an answer that goes out later, or send it at once', {
    200: LeadMessageResponse,
    404: 'The message does not exist.',
    409: 'It is sent already (`already_sent`).',
  })
  @OfRevision('`answer_changed`')
  @Patch(':id/messages/:messageId')
  changeLeadMessage(
    @Param('id', EntityId) leadId: string,
    @Param('messageId', EntityId) messageId: string,
    @Body() change: ChangeMessageDto,
    @BasedOn() revision: number | undefined,
    @CurrentContext() context: CallerContext,
  ): Promise<LeadMessageResponse> {
    return this.planned.change({ leadId, messageId }, { ...change, revision }, context);
  }

  @Operation('Delete an answer that goes out later', {
    204: 'It is not sent.',
    404: 'The message does not exist.',
    409: 'It is sent already (`already_sent`).',
  })
  @HttpCode(204)
  @Delete(':id/messages/:messageId')
  deleteLeadMessage(
    @Param('id', EntityId) leadId: string,
    @Param('messageId', EntityId) messageId: string,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    return this.planned.remove({ leadId, messageId }, context);
  }

  @Operation('Note that the visitor was answered elsewhere, for instance from a mail program', {
    204: 'The lead counts as answered, and its visitor waits no more.',
    404: 'The lead does not exist.',
  })
  @HttpCode(204)
  @Post(':id/answered-elsewhere')
  noteAnswerElsewhere(
    @Param('id', EntityId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    return this.messages.noteElsewhere(id, context);
  }

  @Operation('Note that the caller opened a text message to the visitor on their phone', {
    204: 'Noted. The site sends no texts.',
    404: 'The lead does not exist.',
  })
  @HttpCode(204)
  @Post(':id/text-opened')
  noteTextOpened(@Param('id', EntityId) id: string, @CurrentContext() context: CallerContext): Promise<void> {
    return this.messages.noteText(id, context);
  }
}
