import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { languages, type Language } from '@sandhill/company/language.js';
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '../model/lead-status.js';
import {
  notificationStatuses,
  type Notification,
  type NotificationKind,
  type NotificationStatus,
} from '../mail/notifications/notification.entity.js';
import { photoStates, type PhotoState, type QuotePhoto } from '../photos/quote-photo.entity.js';
import { areaMatches, type AreaMatch } from '@sandhill/company/match-area.js';
import type { Contact } from '../model/contact.entity.js';
import type { Quote } from '../model/quote.entity.js';
import { leadAge, type LeadAge } from '../mail/reminders/lead-age.js';
import type { LeadRecord } from './inbox.repository.js';
import type { LeadNote } from './lead-note.entity.js';
import type { Site } from '@sandhill/company/content/site.js';

const mailStates = ['none', 'sent', 'owed', 'held', 'failed'] as const;

type MailState = (typeof mailStates)[number];

/** A lead's age, compared with the promised response time. */
export class LeadAgeResponse implements LeadAge {
  @ApiProperty({ description: 'Business hours since submission, to a tenth.' }) businessHours: number;
  @ApiProperty({ description: 'Still new after the promised response time.' }) isLate: boolean;
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
  @ApiProperty({ type: [String], description: 'Empty for contacts.' }) services: QuoteServiceId[];
  @ApiProperty({ type: String, nullable: true, description: 'Contacts only.' }) subject: string | null;
  @ApiProperty({ enum: areaMatches, nullable: true, description: 'Quotes only.' })
  areaMatch: AreaMatch | null;
  @ApiProperty({ type: String, nullable: true }) areaName: string | null;
  @ApiProperty({ type: 'integer' }) photoCount: number;
  @ApiProperty({
    enum: mailStates,
    description: 'The worst state of its mails; held: owed in a restored backup.',
  })
  mail: MailState;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: LeadAgeResponse }) age: LeadAgeResponse;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was moved to the bin.',
  })
  deletedAt: string | null;
}

/** A page of the list. */
export class LeadPageResponse {
  @ApiProperty({ type: [LeadSummaryResponse] }) leads: LeadSummaryResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Null on the last page.' }) nextCursor:
    string | null;
}

/** Counts of leads outside the bin. */
export class LeadCountsResponse {
  @ApiProperty({ type: 'integer', description: 'Without spam.' }) quotes: number;
  @ApiProperty({ type: 'integer', description: 'Without spam.' }) contacts: number;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  byStatus: Record<LeadStatus, number>;
}

/** A photo of a lead. `url` needs a session. */
export class LeadPhotoResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() url: string;
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  @ApiProperty({
    enum: photoStates,
    description:
      'pending: converted on request; stored: in the bucket; unreadable: the file is damaged and cannot be shown.',
  })
  state: PhotoState;
}

/** A note by staff. */
export class LeadNoteResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() author: string;
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A mail of a lead, and its delivery state. */
export class NotificationResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['office_quote', 'office_contact', 'visitor_receipt', 'reminder', 'late_reminder'] })
  kind: NotificationKind;
  @ApiProperty({
    description: 'office, general, fallback, visitor, or the id of a service with its own address.',
  })
  recipient: string;
  @ApiProperty({ enum: notificationStatuses, description: 'held: owed in a restored backup.' })
  status: NotificationStatus;
  @ApiProperty({ type: 'integer' }) attempts: number;
  @ApiProperty({ type: String, nullable: true, description: "The mail server's answer." }) lastError:
    string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Set while the mail is owed.',
  })
  nextAttemptAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt: string | null;
  @ApiProperty({
    description: 'The mail server may have accepted it: it received the mail but did not answer.',
  })
  isFateOpen: boolean;
}

/** A lead with its message, photos, notes and mails. */
export class LeadDetailResponse extends LeadSummaryResponse {
  @ApiProperty() message: string;
  @ApiProperty({ type: String, nullable: true, description: 'Quotes only.' }) address: string | null;
  @ApiProperty({ type: String, nullable: true }) page: string | null;
  @ApiProperty({ type: [LeadPhotoResponse] }) photos: LeadPhotoResponse[];
  @ApiProperty({
    type: 'integer',
    description: 'Photos that were sent but not kept, because the photo budget was used up.',
  })
  photosNotKept: number;
  @ApiProperty({ type: [LeadNoteResponse] }) notes: LeadNoteResponse[];
  @ApiProperty({ type: [NotificationResponse] }) notifications: NotificationResponse[];
}

export function toLeadSummary(record: LeadRecord, site: Site): LeadSummaryResponse {
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
    age: leadAge(lead, site),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

export function toLeadDetail(
  record: LeadRecord,
  { photos, notes, notifications }: LeadBelongings,
  site: Site,
): LeadDetailResponse {
  return {
    ...toLeadSummary(record, site),
    message: record.lead.message,
    page: record.lead.page,
    address: record.kind === 'quote' ? record.lead.address : null,
    photosNotKept: record.kind === 'quote' ? record.lead.photosNotKept : 0,
    photos: photos.map(toLeadPhoto),
    notes: notes.map(toLeadNote),
    notifications: notifications.map(toNotification),
  };
}

interface LeadBelongings {
  photos: readonly QuotePhoto[];
  notes: readonly LeadNote[];
  notifications: readonly Notification[];
}

const ofQuote = ({ services, areaMatch, areaName }: Quote) => ({
  services,
  areaMatch,
  areaName,
  subject: null,
});
const ofContact = ({ subject }: Contact) => ({ services: [], areaMatch: null, areaName: null, subject });

/** Worst first. `held` comes before `owed` because it waits for a person. */
const worstFirst: ReadonlyArray<[NotificationStatus, MailState]> = [
  ['failed', 'failed'],
  ['held', 'held'],
  ['owed', 'owed'],
  ['sending', 'owed'],
  ['sent', 'sent'],
];

/** The worst state among a lead's mails. */
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
