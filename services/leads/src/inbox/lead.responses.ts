import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { languages, type Language } from '@sandhill/company/language.js';
import type { QuoteServiceId } from '@sandhill/company/service-names.js';
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '../model/lead-status.js';
import {
  notificationStatuses,
  type Notification,
  type NotificationKind,
  type NotificationStatus,
} from '../mail/notifications/notification.entity.js';
import { photoStates, type PhotoState, type QuotePhoto } from '../photos/quote-photo.entity.js';
import { areaMatches, type AreaMatch } from '../model/area-match.js';
import type { Contact } from '../model/contact.entity.js';
import type { Quote } from '../model/quote.entity.js';
import { leadAge, type LeadAge } from '../mail/reminders/lead-age.js';
import type { LeadRecord } from './inbox.repository.js';
import type { LeadNote } from './lead-note.entity.js';

const mailStates = ['none', 'sent', 'owed', 'held', 'failed'] as const;

type MailState = (typeof mailStates)[number];

/** A lead's age against the promise of an answer. */
export class LeadAgeResponse implements LeadAge {
  @ApiProperty({ description: 'Hours of business since it came, to a tenth.' }) businessHours: number;
  @ApiProperty({ description: 'It is still new, and the promised time is over.' }) isLate: boolean;
}

/** A lead in the list. */
export class LeadSummaryResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: leadKinds }) kind: LeadKind;
  @ApiProperty() reference: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  @ApiProperty({ enum: leadStatuses }) status: LeadStatus;
  @ApiProperty({ enum: languages }) language: Language;
  @ApiProperty({ type: [String], description: 'Empty for a contact.' }) services: QuoteServiceId[];
  @ApiProperty({ type: String, nullable: true, description: 'Of a contact.' }) subject: string | null;
  @ApiProperty({ enum: areaMatches, nullable: true, description: 'Of a quote.' }) areaMatch: AreaMatch | null;
  @ApiProperty({ type: String, nullable: true }) areaName: string | null;
  @ApiProperty({ type: 'integer' }) photoCount: number;
  @ApiProperty({
    enum: mailStates,
    description: 'The worst of its mails; held: owed in a backup that was restored.',
  })
  mail: MailState;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: LeadAgeResponse }) age: LeadAgeResponse;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'In the bin since.' })
  deletedAt: string | null;
}

/** One page of the list. */
export class LeadPageResponse {
  @ApiProperty({ type: [LeadSummaryResponse] }) leads: LeadSummaryResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Null on the last page.' }) nextCursor:
    string | null;
}

/** How many leads there are. */
export class LeadCountsResponse {
  @ApiProperty({ type: 'integer', description: 'Without spam.' }) quotes: number;
  @ApiProperty({ type: 'integer', description: 'Without spam.' }) contacts: number;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  byStatus: Record<LeadStatus, number>;
}

/** A photo of a lead; its picture is at `url`, for who is signed in. */
export class LeadPhotoResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() url: string;
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  @ApiProperty({
    enum: photoStates,
    description:
      'pending: its picture is made when it is asked for; unreadable: there is none, its file is damaged.',
  })
  state: PhotoState;
}

/** A note of the office. */
export class LeadNoteResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() author: string;
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** What became of one mail. */
export class NotificationResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['office_quote', 'office_contact', 'visitor_receipt', 'reminder', 'late_reminder'] })
  kind: NotificationKind;
  @ApiProperty({
    description: 'office, general, fallback, visitor, or the id of a service that has its own address.',
  })
  recipient: string;
  @ApiProperty({ enum: notificationStatuses, description: 'held: owed in a backup that was restored.' })
  status: NotificationStatus;
  @ApiProperty({ type: 'integer' }) attempts: number;
  @ApiProperty({ type: String, nullable: true, description: "The mail server's words." }) lastError:
    string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'While it is owed.' })
  nextAttemptAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt: string | null;
  @ApiProperty({ description: 'The mail server may have taken it: it was handed over and not answered.' })
  isFateOpen: boolean;
}

/** A lead with all that is known of it. */
export class LeadDetailResponse extends LeadSummaryResponse {
  @ApiProperty() message: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of a quote.' }) address: string | null;
  @ApiProperty({ type: String, nullable: true }) page: string | null;
  @ApiProperty({ type: [LeadPhotoResponse] }) photos: LeadPhotoResponse[];
  @ApiProperty({ type: 'integer', description: 'Photos that came with it and for which there was no room.' })
  photosNotKept: number;
  @ApiProperty({ type: [LeadNoteResponse] }) notes: LeadNoteResponse[];
  @ApiProperty({ type: [NotificationResponse] }) notifications: NotificationResponse[];
}

export function toLeadSummary(record: LeadRecord): LeadSummaryResponse {
  const { kind, lead, photoCount } = record;
  const { id, reference, name, email, phone, status, language, createdAt, deletedAt } = lead;
  return {
    ...(kind === 'quote' ? ofQuote(lead) : ofContact(lead)),
    id,
    kind,
    reference,
    name,
    email,
    phone,
    status,
    language,
    photoCount,
    mail: mailStateOf(record),
    createdAt: createdAt.toISOString(),
    age: leadAge(lead),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

const ofQuote = ({ services, areaMatch, areaName }: Quote) => ({
  services,
  areaMatch,
  areaName,
  subject: null,
});
const ofContact = ({ subject }: Contact) => ({ services: [], areaMatch: null, areaName: null, subject });

/** From the worst to the best. A mail that is held waits for a person, one that is owed does not. */
const worstFirst: ReadonlyArray<[NotificationStatus, MailState]> = [
  ['failed', 'failed'],
  ['held', 'held'],
  ['owed', 'owed'],
  ['sending', 'owed'],
  ['sent', 'sent'],
];

/** The worst of a lead's mails. */
export function mailStateOf({ mailStatuses }: Pick<LeadRecord, 'mailStatuses'>): MailState {
  return worstFirst.find(([status]) => mailStatuses.includes(status))?.[1] ?? 'none';
}

export function toLeadPhoto({ id, width, height, state }: QuotePhoto): LeadPhotoResponse {
  return { id, url: `/api/leads/photos/${id}`, width, height, state };
}

export function toLeadNote({ id, author, text, createdAt }: LeadNote): LeadNoteResponse {
  return { id, author, text, createdAt: createdAt.toISOString() };
}

export function toNotification(notification: Notification): NotificationResponse {
  const { id, kind, recipient, status, attempts, lastError, nextAttemptAt, sentAt, openAt } = notification;
  return {
    id,
    kind,
    recipient,
    status,
    attempts,
    lastError,
    nextAttemptAt: status === 'owed' ? nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    isFateOpen: openAt !== null,
  };
}
