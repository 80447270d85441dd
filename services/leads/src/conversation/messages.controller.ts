import { Body, Controller, Delete, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ChangeMessageDto, CreateMessageDto } from './create-message.dto.js';
import { LeadMessageResponse } from './message.response.js';
import { MessagesService } from './messages.service.js';
import { PlannedMessages } from './planned-messages.service.js';

const keyHeader = 'idempotency-key';

@ApiTags('leads')
@Access('user')
@Controller('leads')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly planned: PlannedMessages,
  ) {}

  @ApiOperation({ summary: 'Write to the visitor of a lead' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key with the same text returns the first message.',
  })
  @ApiCreatedResponse({ type: LeadMessageResponse, description: 'The message is saved, and its mail owed.' })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Some fields are invalid, or the lead has no e-mail address (`no_email`).',
  })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The lead does not exist.' })
  @ApiResponse({
    status: 422,
    type: ErrorBody,
    description: 'The key was already used with another text (`idempotency_key_reused`).',
  })
  @Post(':id/messages')
  createLeadMessage(
    @Param('id', EntityId) id: string,
    @Body() message: CreateMessageDto,
    @ActingCaller() acting: Acting,
    @Headers(keyHeader) key?: string,
  ): Promise<LeadMessageResponse> {
    return this.messages.send(id, message, { key: key || undefined, acting });
  }

  @ApiOperation({ summary: 'Change an answer that goes out later, or send it at once' })
  @ApiOkResponse({ type: LeadMessageResponse })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The message does not exist.' })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'It is sent already (`already_sent`).' })
  @Patch(':id/messages/:messageId')
  changeLeadMessage(
    @Param('id', EntityId) leadId: string,
    @Param('messageId', EntityId) messageId: string,
    @Body() change: ChangeMessageDto,
    @ActingCaller() acting: Acting,
  ): Promise<LeadMessageResponse> {
    return this.planned.change({ leadId, messageId }, change, acting);
  }

  @ApiOperation({ summary: 'Delete an answer that goes out later' })
  @ApiNoContentResponse({ description: 'It is not sent.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The message does not exist.' })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'It is sent already (`already_sent`).' })
  @HttpCode(204)
  @Delete(':id/messages/:messageId')
  deleteLeadMessage(
    @Param('id', EntityId) leadId: string,
    @Param('messageId', EntityId) messageId: string,
    @ActingCaller() acting: Acting,
  ): Promise<void> {
    return this.planned.remove({ leadId, messageId }, acting);
  }

  @ApiOperation({ summary: 'Note that the visitor was answered elsewhere, for instance from a mail program' })
  @ApiNoContentResponse({ description: 'The lead counts as answered, and its visitor waits no more.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The lead does not exist.' })
  @HttpCode(204)
  @Post(':id/answered-elsewhere')
  noteAnswerElsewhere(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    return this.messages.noteElsewhere(id, acting);
  }

  @ApiOperation({ summary: 'Note that the caller opened a text message to the visitor on their phone' })
  @ApiNoContentResponse({ description: 'Noted. The site sends no texts.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The lead does not exist.' })
  @HttpCode(204)
  @Post(':id/text-opened')
  noteTextOpened(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    return this.messages.noteText(id, acting);
  }
}
