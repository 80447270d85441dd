import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
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
import {
  StaffChatDetailResponse,
  StaffChatListResponse,
  StaffChatMessageResponse,
} from '../chat.responses.js';
import { CreateChatMessageDto } from '../visitor/chat.dto.js';
import { ListChatsQuery } from './list-chats.query.js';
import { ChatAnswers } from './chat-answers.service.js';
import { StaffChats } from './staff-chats.service.js';

const absent = { status: 404, type: ErrorBody, description: 'The conversation does not exist.' };

/** The office's side of the help chat. */
@ApiTags('chat')
@Access('user')
@Controller('chats')
export class ChatsController {
  constructor(
    private readonly chats: StaffChats,
    private readonly answers: ChatAnswers,
  ) {}

  @ApiOperation({ summary: 'List the conversations of visitors who have left no address' })
  @ApiOkResponse({ type: StaffChatListResponse })
  @Get()
  listChats(@Query() { status }: ListChatsQuery): Promise<StaffChatListResponse> {
    return this.chats.list(status ?? undefined);
  }

  @ApiOperation({ summary: 'Read a conversation; it then counts as read' })
  @ApiOkResponse({ type: StaffChatDetailResponse })
  @ApiResponse(absent)
  @Get(':id')
  getChat(@Param('id', EntityId) id: string): Promise<StaffChatDetailResponse> {
    return this.chats.read(id);
  }

  @ApiOperation({ summary: 'Answer in a conversation' })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key with the same text returns the first message.',
  })
  @ApiCreatedResponse({
    type: StaffChatMessageResponse,
    description: 'The message is saved. A visitor with an address who has left the page gets it by mail.',
  })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @ApiResponse(absent)
  @ApiResponse({
    status: 422,
    type: ErrorBody,
    description: 'The key was already used with another text (`idempotency_key_reused`).',
  })
  @Post(':id/messages')
  createStaffChatMessage(
    @Param('id', EntityId) id: string,
    @Body() { content }: CreateChatMessageDto,
    @ActingCaller() acting: Acting,
    @Headers('idempotency-key') key?: string,
  ): Promise<StaffChatMessageResponse> {
    return this.answers.write(id, content, { key: key || undefined, acting });
  }

  @ApiOperation({ summary: 'Move a conversation, and the lead that it became, to Spam' })
  @ApiNoContentResponse({ description: 'An answer by staff takes it out of there.' })
  @ApiResponse(absent)
  @HttpCode(204)
  @Post(':id/spam')
  async markChatAsSpam(@Param('id', EntityId) id: string, @ActingCaller() acting: Acting): Promise<void> {
    await this.answers.markSpam(id, acting);
  }
}
