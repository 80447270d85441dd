import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { languages, type Language } from '@sandhill/company/language.js';
import { StaffChatDetailResponse } from '../chat/chat.responses.js';
import { LeadMessageResponse } from '../conversation/message.response.js';
import {
  claimWays,
  leadSources,
  lostReasons,
  type ClaimWay,
  type LeadSource,
  type LostReason,
  type Utm,
} from '../model/lead-desk.js';
import { leadHistoryKinds, type LeadHistory, type LeadHistoryKind } from '../model/lead-history.entity.js';
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '../model/lead-status.js';
import { deliveryStates, type DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { mailKinds, type MailKindName } from '../mail/kinds/all.js';
import { photoStates, type PhotoState, type LeadPhoto } from '../photos/lead-photo.entity.js';
import { areaMatches, type AreaMatch } from '@sandhill/company/match-area.js';
import { leadAge, type LeadAge } from '../mail/reminders/lead-age.js';
import type { LeadRecord } from './inbox.repository.js';
import { noteKinds, type LeadNote, type NoteKind } from './lead-note.entity.js';
import type { RelatedLead } from './same-person.repository.js';
import type { Site } from '@sandhill/company/content/site.js';

const mailStates = ['none', 'sent', 'owed', 'held', 'failed'] as const;

type MailState = (typeof mailStates)[number];

/** A lead's age, compared with the promised response time. */
export class LeadAgeResponse implements LeadAge {
  @ApiProperty({ description: 'Business hours since submission, to a tenth.' }) businessHours: number;
  @ApiProperty({ description: 'Still new after the promised response time.' }) isLate: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the promised response time ends; null once it is answered.',
  })
  dueAt: Date | null;
}

/** Who sees to a lead. */
export class LeadOwnerResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() username: string;
}

/** A lead in the list. */
export class LeadSummaryResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: leadKinds }) kind: LeadKind;
  @ApiProperty() reference: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true }) email: string | null;
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
  @ApiProperty({ enum: leadSources }) source: LeadSource;
  @ApiProperty({ type: LeadOwnerResponse, nullable: true }) owner: LeadOwnerResponse | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The day of the next step.' })
  followUpOn: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) claimedAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'User name of who has it; null if it is not known, as after a claim by mail.',
  })
  claimedBy: string | null;
  @ApiProperty({ enum: claimWays, nullable: true }) claimedVia: ClaimWay | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The first answer by staff.',
  })
  answeredAt: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The quoted amount, in cents.' })
  quotedCents: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'What the job brought, in cents.' })
  jobCents: number | null;
  @ApiProperty({ enum: lostReasons, nullable: true }) lostReason: LostReason | null;
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
  @ApiProperty({
    type: 'integer',
    maximum: 1000,
    description: 'Still new after the promised response time; counted up to 1000.',
  })
  late: number;
  @ApiProperty({ type: 'integer', maximum: 1000, description: 'Open leads of the caller; up to 1000.' })
  mine: number;
  @ApiProperty({ type: 'integer', maximum: 1000, description: 'New leads that no one has; up to 1000.' })
  unclaimed: number;
  @ApiProperty({
    type: 'integer',
    maximum: 1000,
    description: 'Leads of the view claimed-by-mail; up to 1000.',
  })
  claimedByMail: number;
  @ApiProperty({
    type: 'integer',
    maximum: 1000,
    description: 'Leads of the view without-owner; up to 1000.',
  })
  withoutOwner: number;
  @ApiProperty({ type: 'integer', maximum: 1000, description: 'Leads of the view my-day; up to 1000.' })
  myDay: number;
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
  @ApiProperty({ enum: noteKinds, description: 'call: staff spoke with the visitor.' }) kind: NoteKind;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** An event in the life of a lead. */
export class LeadEventResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ enum: leadHistoryKinds }) kind: LeadHistoryKind;
  @ApiProperty({ type: String, nullable: true, description: 'User name; null for the system.' })
  actor: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Depends on the kind: {from, to}, {field, from, to}, {via} or {step}.',
  })
  details: Record<string, unknown>;
}

/** The five campaign fields of the address that led a visitor here. */
export class UtmResponse implements Utm {
  @ApiPropertyOptional() source?: string;
  @ApiPropertyOptional() medium?: string;
  @ApiPropertyOptional() campaign?: string;
  @ApiPropertyOptional() term?: string;
  @ApiPropertyOptional() content?: string;
}

/** Another lead of the same person: of the same mail address or phone number. */
export class RelatedLeadResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: leadKinds }) kind: LeadKind;
  @ApiProperty() reference: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: leadStatuses }) status: LeadStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A mail of a lead, and its delivery state. */
export class NotificationResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: mailKinds.map(({ name }) => name).filter((kind) => kind !== 'spam_digest') })
  kind: MailKindName;
  @ApiProperty({
    description: 'office, general, fallback, visitor, or the id of a service with its own address.',
  })
  recipient: string;
  @ApiProperty({ enum: deliveryStates, description: 'held: owed in a restored backup.' })
  status: DeliveryState;
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

/** A lead with its message, photos, conversation, notes, mails and history. */
export class LeadDetailResponse extends LeadSummaryResponse {
  @ApiProperty() message: string;
  @ApiProperty({ type: String, nullable: true, description: 'Quotes only.' }) address: string | null;
  @ApiProperty({ type: String, nullable: true }) page: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The first page of the visit.' })
  firstPage: string | null;
  @ApiProperty({ type: String, nullable: true }) referrerHost: string | null;
  @ApiProperty({ type: UtmResponse, nullable: true }) utm: UtmResponse | null;
  @ApiProperty({ type: String, nullable: true, description: 'The answer to "How did you hear of us?".' })
  heardFrom: string | null;
  @ApiProperty({
    type: [String],
    maxItems: 5,
    description: "Slugs of the guide's pages that the visitor came from, the one that led to the form first.",
  })
  guide: string[];
  @ApiProperty({
    type: [RelatedLeadResponse],
    maxItems: 20,
    description: 'Other leads of the same mail address or phone number, newest first.',
  })
  earlier: RelatedLeadResponse[];
  @ApiProperty({ type: [LeadPhotoResponse] }) photos: LeadPhotoResponse[];
  @ApiProperty({
    type: 'integer',
    description: 'Photos that were sent but not kept, because the photo budget was used up.',
  })
  photosNotKept: number;
  @ApiProperty({ type: [LeadNoteResponse] }) notes: LeadNoteResponse[];
  @ApiProperty({ type: [LeadMessageResponse] }) messages: LeadMessageResponse[];
  @ApiProperty({
    type: StaffChatDetailResponse,
    nullable: true,
    description: 'The conversation of the help chat from which it came; it then counts as read.',
  })
  chat: StaffChatDetailResponse | null;
  @ApiProperty({
    type: [LeadEventResponse],
    description: 'Oldest first, without what messages and notes say themselves.',
  })
  history: LeadEventResponse[];
  @ApiProperty({ type: [NotificationResponse] }) notifications: NotificationResponse[];
}

export function toLeadSummary(record: LeadRecord, site: Site): LeadSummaryResponse {
  const { lead, photoCount, owner } = record;
  const { source, followUpOn, claimedVia, claimedBy, quotedCents, jobCents, lostReason } = lead;
  const { id, kind, reference, name, email, phone, status, language, createdAt, deletedAt } = lead;
  return {
    services: lead.services ?? [],
    areaMatch: lead.areaMatch,
    areaName: lead.areaName,
    subject: lead.subject,
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
    source,
    owner: owner ? { id: owner.id, username: owner.username } : null,
    followUpOn,
    claimedAt: lead.claimedAt?.toISOString() ?? null,
    claimedBy,
    claimedVia,
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    quotedCents,
    jobCents,
    lostReason,
  };
}

export function toLeadDetail(
  record: LeadRecord,
  { photos, notes, notifications, messages, chat, history, earlier }: LeadBelongings,
  site: Site,
): LeadDetailResponse {
  const { firstPage, referrerHost, utm, heardFrom, guide } = record.lead;
  return {
    ...toLeadSummary(record, site),
    message: record.lead.message,
    page: record.lead.page,
    address: record.lead.address,
    photosNotKept: record.lead.photosNotKept,
    photos: photos.map(toLeadPhoto),
    firstPage,
    referrerHost,
    utm,
    heardFrom,
    guide,
    earlier: earlier.map(toRelatedLead),
    notes: notes.map(toLeadNote),
    messages: [...messages],
    chat,
    history: history.map(toLeadEvent),
    notifications: notifications.map(toNotification),
  };
}

interface LeadBelongings {
  photos: readonly LeadPhoto[];
  notes: readonly LeadNote[];
  notifications: readonly Delivery[];
  messages: readonly LeadMessageResponse[];
  chat: StaffChatDetailResponse | null;
  history: readonly LeadHistory[];
  earlier: readonly RelatedLead[];
}

/** Worst first. `held` comes before `owed` because it waits for a person. */
const worstFirst: ReadonlyArray<[DeliveryState, MailState]> = [
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

export function toLeadPhoto({ id, width, height, state }: LeadPhoto): LeadPhotoResponse {
  return { id, url: `/api/leads/photos/${id}`, width, height, state };
}

export function toLeadNote({ id, author, text, kind, createdAt }: LeadNote): LeadNoteResponse {
  return { id, author, text, kind, createdAt: createdAt.toISOString() };
}

function toLeadEvent({ id, at, kind, actor, details }: LeadHistory): LeadEventResponse {
  return { id, at: at.toISOString(), kind, actor, details };
}

function toRelatedLead({ createdAt, ...lead }: RelatedLead): RelatedLeadResponse {
  return { ...lead, createdAt: createdAt.toISOString() };
}

export function toNotification(mail: Delivery): NotificationResponse {
  const { id, kind, recipient, state: status, attempts, lastError, nextAttemptAt, sentAt, openAt } = mail;
  return {
    id,
    kind: kind as MailKindName,
    recipient: recipient ?? '',
    status,
    attempts,
    lastError,
    nextAttemptAt: status === 'owed' ? nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    isFateOpen: openAt !== null,
  };
}
