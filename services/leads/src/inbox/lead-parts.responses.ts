import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { Utm } from '../model/lead-desk.js';
import { leadHistoryKinds, type LeadHistory, type LeadHistoryKind } from '../model/lead-history.entity.js';
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '../model/lead-status.js';
import { deliveryStates, type DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { mailKinds, type MailKindName } from '../mail/kinds/all.js';
import { photoStates, type PhotoState, type LeadPhoto } from '../photos/lead-photo.entity.js';
import type { LikeMarked } from '../spam-marks/spam-model.js';
import { noteKinds, type LeadNote, type NoteKind } from './lead-note.entity.js';
import type { RelatedLead } from './same-person.repository.js';

/** A photo of a lead. Only signed-in staff can load its `url`. */
export class LeadPhotoResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() url: string;
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  @ApiProperty({
    enum: photoStates,
    description: 'pending: converted on request; stored: in the bucket; unreadable: it could not be decoded.',
  })
  state: PhotoState;
}

export class LeadNoteResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() author: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: noteKinds, description: 'call: staff spoke with the visitor.' }) kind: NoteKind;
  @ApiProperty({ description: 'It is on the sheet that the crew takes along.' }) forCrew: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class LeadEventResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ enum: leadHistoryKinds }) kind: LeadHistoryKind;
  @NullableText({ description: 'User name; null for the system.' }) actor: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Depends on the kind: {from, to}, {field, from, to}, {via} or {step}.',
  })
  details: Record<string, unknown>;
}

export class UtmResponse implements Utm {
  @ApiPropertyOptional() source?: string;
  @ApiPropertyOptional() medium?: string;
  @ApiPropertyOptional() campaign?: string;
  @ApiPropertyOptional() term?: string;
  @ApiPropertyOptional() content?: string;
}

export class TextConsentResponse {
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: 'The words that the visitor saw.' }) words: string;
}

export class LikeMarkedResponse implements LikeMarked {
  @ApiProperty({ type: 'integer', description: 'How many of these share its heaviest words.' }) count: number;
  @ApiProperty({ type: [String], maxItems: 3 }) words: string[];
}

export class RelatedLeadResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: leadKinds }) kind: LeadKind;
  @ApiProperty() reference: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: leadStatuses }) status: LeadStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class NotificationResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    enum: mailKinds
      .map(({ name }) => name)
      .filter(
        (kind) => !['spam_digest', 'address_changed', 'hand_over', 'today', 'visits_changed'].includes(kind),
      ),
  })
  kind: MailKindName;
  @ApiProperty({
    description: 'office, general, fallback, visitor, or the id of a service with its own address.',
  })
  recipient: string;
  @ApiProperty({ enum: deliveryStates, description: 'held: owed in a restored backup.' })
  status: DeliveryState;
  @ApiProperty({ type: 'integer' }) attempts: number;
  @NullableText({ description: "The mail server's answer." }) lastError: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @NullableText({ format: 'date-time', description: 'Set while the mail is owed.' })
  nextAttemptAt: string | null;
  @NullableText({ format: 'date-time' }) sentAt: string | null;
  @ApiProperty({
    description: 'The mail server may have accepted it: it received the mail but did not answer.',
  })
  isFateOpen: boolean;
  @ApiProperty({ description: 'Its recipient has left the firm, so that it is not sent.' })
  isForFormerStaff: boolean;
}

export function toLeadPhoto({ id, width, height, state }: LeadPhoto): LeadPhotoResponse {
  return { id, url: `/api/leads/photos/${id}`, width, height, state };
}

export function toLeadNote({ id, author, text, kind, forCrew, createdAt }: LeadNote): LeadNoteResponse {
  return { id, author, text, kind, forCrew, createdAt: createdAt.toISOString() };
}

export function toLeadEvent({ id, at, kind, actor, details: stored }: LeadHistory): LeadEventResponse {
  // `before` holds the lead's columns before a change of status. Only an undo needs them.
  const { before: _before, ...details } = stored;
  return { id, at: at.toISOString(), kind, actor, details };
}

export function toRelatedLead({ createdAt, ...lead }: RelatedLead): RelatedLeadResponse {
  return { ...lead, createdAt: createdAt.toISOString() };
}

export function toNotification(mail: Delivery, forFormerStaff: readonly string[]): NotificationResponse {
  const { id, kind, recipient, state: status, attempts, lastError, sentAt, openAt } = mail;
  return {
    id,
    kind: kind as MailKindName,
    recipient: recipient ?? '',
    status,
    attempts,
    lastError,
    createdAt: mail.createdAt.toISOString(),
    nextAttemptAt: status === 'owed' ? mail.nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    isFateOpen: openAt !== null,
    isForFormerStaff: forFormerStaff.includes(id),
  };
}
