import { languages, type Language } from '@sandhill/company/language.js';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { deliveryStates, type DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import { chatRoles, type ChatLink, type ChatRole } from '../model/chat-message.entity.js';
import { chatStatuses, type ChatStatus } from '../model/chat-session.entity.js';

class ChatLinkResponse implements ChatLink {
  @ApiProperty({ description: "In the conversation's language." }) title: string;
  @ApiProperty({ description: 'Without the prefix of a language.', example: '/plants/sabal-palm' })
  path: string;
}

export class ChatMessageResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: chatRoles, description: 'helper: links alone, and no words.' }) role: ChatRole;
  @ApiProperty({ description: 'Plain text; empty for the helper, and where it was mailed instead.' })
  content: string;
  @ApiPropertyOptional({ type: [ChatLinkResponse], description: 'Of the helper alone.' })
  links?: ChatLinkResponse[];
  @ApiProperty({ description: 'The visitor got it, or gets it, by mail instead.' }) isMailed: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class ChatOfficeResponse {
  @ApiProperty() isOpen: boolean;
  @NullableText({
    format: 'date-time',
    description: 'When it opens next; null while it is open, and if no opening is known.',
  })
  opensAt: string | null;
}

export class ChatStartedResponse {
  @ApiProperty({ format: 'uuid' }) sessionId: string;
  @ApiProperty({ type: [ChatMessageResponse] }) messages: ChatMessageResponse[];
  @ApiProperty({ type: ChatOfficeResponse }) office: ChatOfficeResponse;
}

export class ChatResponse extends ChatStartedResponse {
  @ApiProperty({ description: 'The visitor has left an address: the conversation is a lead.' })
  hasContact: boolean;
}

export class ChatAddedResponse {
  @ApiProperty({
    type: [ChatMessageResponse],
    description:
      "What came since the visitor's message before it, the message itself, and the helper's links.",
  })
  messages: ChatMessageResponse[];
}

export class StaffChatMessageResponse extends ChatMessageResponse {
  @ApiProperty({ description: 'Plain text; empty for the helper.' }) declare content: string;
  @NullableText({ description: 'User name; of staff alone.' }) author: string | null;
  @ApiProperty({ description: "The visitor's page got it; true for messages that are not by staff." })
  isRead: boolean;
  @ApiProperty({
    enum: deliveryStates,
    nullable: true,
    description: 'The mail that delivers it; null if there is none.',
  })
  mail: DeliveryState | null;
}

export class StaffChatResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: languages }) language: Language;
  @NullableText({ description: 'The page on which it began.' }) page: string | null;
  @ApiProperty({ enum: chatStatuses }) status: ChatStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) lastMessageAt: string;
  @ApiProperty({ format: 'date-time', description: "When the visitor's page last asked, to about 15 s." })
  seenAt: string;
}

class StaffChatSummaryResponse extends StaffChatResponse {
  @ApiProperty({ type: 'integer', description: "The visitor's messages that no one has read." })
  unread: number;
  @ApiProperty({ description: "The beginning of the visitor's last message." }) preview: string;
}

/** List of the conversations that have not become leads. */
export class StaffChatListResponse {
  @ApiProperty({ type: [StaffChatSummaryResponse], maxItems: 200, description: 'The latest message first.' })
  chats: StaffChatSummaryResponse[];
}

export class StaffChatDetailResponse extends StaffChatResponse {
  @NullableText({ format: 'uuid', description: 'The lead that it became.' }) leadId: string | null;
  @ApiProperty({ type: [StaffChatMessageResponse] }) messages: StaffChatMessageResponse[];
}
