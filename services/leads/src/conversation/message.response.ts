import { languages, type Language } from '@sandhill/company/language.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { deliveryStates, type DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { messageDirections, type LeadMessage, type MessageDirection } from '../model/lead-message.entity.js';

/** A message of the conversation, and how its mail fares. */
export class LeadMessageResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: messageDirections, description: 'out: to the visitor.' }) direction: MessageDirection;
  @ApiProperty() author: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: languages }) language: Language;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'uuid', description: 'The mail that delivers it, for sending it again.' })
  notificationId: string;
  @ApiProperty({ enum: deliveryStates, description: 'held: owed in a restored backup.' })
  state: DeliveryState;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: "The mail server's answer." })
  lastError: string | null;
}

export function toMessage(message: LeadMessage, mail: Delivery): LeadMessageResponse {
  const { id, direction, author, text, language, createdAt } = message;
  return {
    id,
    direction,
    author,
    text,
    language,
    createdAt: createdAt.toISOString(),
    notificationId: mail.id,
    state: mail.state,
    sentAt: mail.sentAt?.toISOString() ?? null,
    lastError: mail.lastError,
  };
}
