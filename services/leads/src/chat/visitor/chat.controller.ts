import { Body, Controller, Get, Headers, Ip, Param, Post, Query, Res } from '@nestjs/common';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { chatTokenHeader } from '@sandhill/platform/identity/chat-cookie.js';
import { PublicForm } from '@sandhill/platform/identity/public-form.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { idempotencyKeyHeader, IdempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { Response } from 'express';
import { LeadAcceptedResponse } from '../../intake/submissions/lead-accepted.response.js';
import { ChatAddedResponse, ChatResponse, ChatStartedResponse } from '../chat.responses.js';
import { ChatPolls } from './chat-polls.service.js';
import { PollChatQuery } from './poll-chat.query.js';
import { ChatContacts } from './chat-contacts.service.js';
import { ChatContactDto, CreateChatMessageDto, StartChatDto } from './chat.dto.js';
import { ChatCookie } from './chat-cookie.js';
import { VisitorChats } from './visitor-chats.service.js';

const absent = 'There is no such conversation, or it is another browser’s.';
const reused = 'The key was already used with another text (`idempotency_key_reused`).';
const busy = 'Busy; try again after Retry-After seconds.';

const AcceptsKey = () => IdempotencyKeyHeader('The same key with the same text returns the first answer.');

@ApiTags('chat')
@Controller('chat')
export class ChatController {
  constructor(
    private readonly chats: VisitorChats,
    private readonly polls: ChatPolls,
    private readonly contacts: ChatContacts,
    private readonly cookie: ChatCookie,
  ) {}

  @Access('public')
  @Operation('Begin a conversation with the office', {
    201: {
      type: ChatStartedResponse,
      description: 'It has begun; the cookie `sandhill_chat` holds its secret for 7 days.',
    },
    422: reused,
    429: 'Five conversations an hour or 20 a day have begun from the address; see Retry-After.',
    503: busy,
  })
  @AcceptsKey()
  @Post()
  async startChat(
    @Body() request: StartChatDto,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<ChatStartedResponse> {
    const { secret, ...started } = await this.chats.start(request, { key: key || undefined, address });
    this.cookie.set(response, secret);
    return { ...started, office: this.chats.office() };
  }

  @Access('public')
  @Operation('Read a conversation, or what is new in it', { 200: ChatResponse, 404: absent, 503: busy })
  @Get(':sessionId')
  async readChat(
    @Param('sessionId', EntityId) sessionId: string,
    @Query() { after }: PollChatQuery,
    @Headers(chatTokenHeader) secret?: string,
  ): Promise<ChatResponse> {
    const asked = await this.polls.poll({ sessionId, secret }, after);
    return { sessionId, ...asked, office: this.chats.office() };
  }

  @Access('public')
  @Operation('Write in a conversation', {
    201: { type: ChatAddedResponse, description: 'The message is saved.' },
    404: absent,
    422: reused,
    429: 'Twenty messages in ten minutes (see Retry-After), 60 without an address (`contact_needed`), or 200 (`chat_full`).',
    503: busy,
  })
  @AcceptsKey()
  @Post(':sessionId/messages')
  async createChatMessage(
    @Param('sessionId', EntityId) sessionId: string,
    @Body() { content }: CreateChatMessageDto,
    @Headers(chatTokenHeader) secret?: string,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<ChatAddedResponse> {
    return { messages: await this.chats.write({ sessionId, secret }, content, key || undefined) };
  }

  @PublicForm()
  @Operation('Leave an address: the conversation becomes a lead', {
    201: { type: LeadAcceptedResponse, description: 'The lead is saved. A repeat returns the same one.' },
    404: absent,
    429: 'Too many requests from one address; see Retry-After.',
    503: busy,
  })
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
