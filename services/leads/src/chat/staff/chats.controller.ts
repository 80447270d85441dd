import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { idempotencyKeyHeader, IdempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import {
  StaffChatDetailResponse,
  StaffChatListResponse,
  StaffChatMessageResponse,
} from '../chat.responses.js';
import { CreateChatMessageDto } from '../visitor/chat.dto.js';
import { ListChatsQuery } from './list-chats.query.js';
import { ChatAnswers } from './chat-answers.service.js';
import { StaffChats } from './staff-chats.service.js';

const absent = 'The conversation does not exist.';

@ApiTags('chat')
@Access('user')
@Controller('chats')
export class ChatsController {
  constructor(
    private readonly chats: StaffChats,
    private readonly answers: ChatAnswers,
  ) {}

  @Operation('List the conversations of visitors who have left no address', { 200: StaffChatListResponse })
  @Get()
  listChats(@Query() { status }: ListChatsQuery): Promise<StaffChatListResponse> {
    return this.chats.list(status ?? undefined);
  }

  @Operation('Read a conversation; it then counts as read', { 200: StaffChatDetailResponse, 404: absent })
  @Get(':id')
  getChat(@Param('id', EntityId) id: string): Promise<StaffChatDetailResponse> {
    return this.chats.read(id);
  }

  @Operation('Answer in a conversation', {
    201: {
      type: StaffChatMessageResponse,
      description: 'The message is saved. A visitor with an address who has left the page gets it by mail.',
    },
    404: absent,
    422: 'The key was already used with another text (`idempotency_key_reused`).',
  })
  @IdempotencyKeyHeader('The same key with the same text returns the first message.')
  @Post(':id/messages')
  createStaffChatMessage(
    @Param('id', EntityId) id: string,
    @Body() { content }: CreateChatMessageDto,
    @CurrentContext() context: CallerContext,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<StaffChatMessageResponse> {
    return this.answers.write(id, content, { key: key || undefined, context });
  }

  @Operation('Move a conversation, and the lead that it became, to Spam', {
    204: 'An answer by staff takes it out of there.',
    404: absent,
  })
  @HttpCode(204)
  @Post(':id/spam')
  async markChatAsSpam(
    @Param('id', EntityId) id: string,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    await this.answers.markSpam(id, context);
  }
}
