import { Body, Controller, Get, Headers, Ip, Param, Post, Query, Res } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { chatTokenHeader } from '@sandhill/platform/identity/chat-cookie.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { LeadAcceptedResponse } from '../../intake/submissions/lead-accepted.response.js';
import { ChatAddedResponse, ChatResponse, ChatStartedResponse } from '../chat.responses.js';
import { AskedChats } from './asked-chats.service.js';
import { AskChatQuery } from './ask-chat.query.js';
import { ChatContacts } from './chat-contacts.service.js';
import { ChatContactDto, CreateChatMessageDto, StartChatDto } from './chat.dto.js';
import { ChatCookie } from './chat-cookie.js';
import { VisitorChats } from './visitor-chats.service.js';

const keyHeader = 'idempotency-key';
const invalid = { status: 400, type: ErrorBody, description: 'Some fields are invalid.' };
const absent = {
  status: 404,
  type: ErrorBody,
  description: 'There is no such conversation, or it is another browser’s.',
};
const reused = {
  status: 422,
  type: ErrorBody,
  description: 'The key was already used with another text (`idempotency_key_reused`).',
};
const busy = { status: 503, type: ErrorBody, description: 'Busy; try again after Retry-After seconds.' };

const AcceptsKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key with the same text returns the first answer.',
  });

/** The visitor's side of the help chat. The browser's cookie, which no script can read, says whose conversation it is. */
@ApiTags('chat')
@Controller('chat')
export class ChatController {
  constructor(
    private readonly chats: VisitorChats,
    private readonly asked: AskedChats,
    private readonly contacts: ChatContacts,
    private readonly cookie: ChatCookie,
  ) {}

  @Access('public')
  @ApiOperation({ summary: 'Begin a conversation with the office' })
  @AcceptsKey()
  @ApiCreatedResponse({
    type: ChatStartedResponse,
    description: 'It has begun; the cookie `sandhill_chat` holds its secret for 7 days.',
  })
  @ApiResponse(invalid)
  @ApiResponse(reused)
  @ApiResponse({
    status: 429,
    type: ErrorBody,
    description: 'Five conversations an hour or 20 a day have begun from the address; see Retry-After.',
  })
  @ApiResponse(busy)
  @Post()
  async startChat(
    @Body() request: StartChatDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
    @Headers(keyHeader) key?: string,
  ): Promise<ChatStartedResponse> {
    const { secret, ...started } = await this.chats.start(request, { key: key || undefined, address });
    this.cookie.set(response, secret);
    return { ...started, office: this.chats.office() };
  }

  @Access('public')
  @ApiOperation({ summary: 'Read a conversation, or what is new in it' })
  @ApiOkResponse({ type: ChatResponse })
  @ApiResponse(absent)
  @ApiResponse(busy)
  @Get(':sessionId')
  async readChat(
    @Param('sessionId', EntityId) sessionId: string,
    @Query() { after }: AskChatQuery,
    @Headers(chatTokenHeader) secret?: string,
  ): Promise<ChatResponse> {
    const asked = await this.asked.ask({ sessionId, secret }, after);
    return { sessionId, ...asked, office: this.chats.office() };
  }

  @Access('public')
  @ApiOperation({ summary: 'Write in a conversation' })
  @AcceptsKey()
  @ApiCreatedResponse({ type: ChatAddedResponse, description: 'The message is saved.' })
  @ApiResponse(invalid)
  @ApiResponse(absent)
  @ApiResponse(reused)
  @ApiResponse({
    status: 429,
    type: ErrorBody,
    description:
      'Twenty messages in ten minutes (see Retry-After), 60 without an address (`contact_needed`), or 200 (`chat_full`).',
  })
  @ApiResponse(busy)
  @Post(':sessionId/messages')
  async createChatMessage(
    @Param('sessionId', EntityId) sessionId: string,
    @Body() { content }: CreateChatMessageDto,
    @Headers(chatTokenHeader) secret?: string,
    @Headers(keyHeader) key?: string,
  ): Promise<ChatAddedResponse> {
    return { messages: await this.chats.write({ sessionId, secret }, content, key || undefined) };
  }

  @PublicForm()
  @ApiOperation({ summary: 'Leave an address: the conversation becomes a lead' })
  @ApiCreatedResponse({
    type: LeadAcceptedResponse,
    description: 'The lead is saved. A repeat returns the same one.',
  })
  @ApiResponse(invalid)
  @ApiResponse(absent)
  @ApiResponse({
    status: 429,
    type: ErrorBody,
    description: 'Too many requests from one address; see Retry-After.',
  })
  @ApiResponse(busy)
  @Post(':sessionId/contact')
  createChatContact(
    @Param('sessionId', EntityId) sessionId: string,
    @Body() request: ChatContactDto,
    @Ip() address: string,
    @Headers(chatTokenHeader) secret?: string,
  ): Promise<LeadAcceptedResponse> {
    return this.contacts.accept({ sessionId, secret }, request, address);
  }
}
