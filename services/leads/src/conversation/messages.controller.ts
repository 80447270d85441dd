import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { CreateMessageDto } from './create-message.dto.js';
import { LeadMessageResponse } from './message.response.js';
import { MessagesService } from './messages.service.js';

const keyHeader = 'idempotency-key';

@ApiTags('leads')
@Access('user')
@Controller('leads')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

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
}
