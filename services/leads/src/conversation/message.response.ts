import { languages, type Language } from '@sandhill/company/language.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { deliveryStates, type DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { MessageAttachment } from '../model/message-attachment.entity.js';
import { AttachmentResponse, toAttachment } from './attachments/attachments.dto.js';
import { messageDirections, type LeadMessage, type MessageDirection } from '../model/lead-message.entity.js';

export class LeadMessageResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    enum: messageDirections,
    description: 'out: to the visitor; in: an answer that came back by mail.',
  })
  direction: MessageDirection;
  @ApiProperty({ description: "User name, or the sender's name of a mail that came back." }) author: string;
  @NullableText({
    description: "The sender's address of a mail that came back; anyone can write any address there.",
  })
  sender: string | null;
  @ApiProperty() text: string;
  @ApiProperty({ enum: languages }) language: Language;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @NullableText({
    format: 'uuid',
    description: 'The mail that delivers it, for sending it again; null for one that came back.',
  })
  notificationId: string | null;
  @ApiProperty({
    enum: deliveryStates,
    type: String,
    nullable: true,
    description: 'held: owed in a restored backup. Null for a mail that came back.',
  })
  state: DeliveryState | null;
  @NullableText({ format: 'date-time', description: 'When it goes out, or was to.' }) sendAt: string | null;
  @ApiProperty({ type: 'integer', description: 'Of a planned answer, for `If-Match`.' }) revision: number;
  @NullableText({
    format: 'date-time',
    description: 'Since when it waits for a decision, because the visitor wrote before it was sent.',
  })
  heldAt: string | null;
  @ApiProperty({ type: [String], description: 'Names of files of a mail that came back; they are not kept.' })
  files: string[];
  @ApiProperty({
    type: 'integer',
    description: "Pictures of a mail that came back, among the lead's photos.",
  })
  photoCount: number;
  @NullableText({ format: 'date-time' }) sentAt: string | null;
  @NullableText({ description: "The mail server's answer." }) lastError: string | null;
  @ApiProperty({ type: [AttachmentResponse] }) attachments: AttachmentResponse[];
}

export function toMessage(
  message: LeadMessage,
  mail: Delivery | undefined,
  attachments: readonly MessageAttachment[] = [],
): LeadMessageResponse {
  const { id, direction, author, sender, text, language, files, photoCount } = message;
  const { sendAt, heldAt, revision, createdAt } = message;
  return {
    id,
    direction,
    author,
    sender,
    text,
    language,
    files,
    photoCount,
    sendAt: sendAt?.toISOString() ?? null,
    revision,
    heldAt: heldAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    notificationId: mail?.id ?? null,
    state: mail?.state ?? null,
    sentAt: mail?.sentAt?.toISOString() ?? null,
    lastError: mail?.lastError ?? null,
    attachments: attachments.map(toAttachment),
  };
}
