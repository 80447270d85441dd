import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { StaffChatDetailResponse } from '../chat/chat.responses.js';
import { LeadMessageResponse } from '../conversation/message.response.js';
import type { LeadHistory } from '../model/lead-history.entity.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { isAutomaticMail } from '../mail/notifications/automatic-mail.js';
import type { LeadPhoto } from '../photos/lead-photo.entity.js';
import { textConsentOf } from '../model/text-consent.js';
import type { LikeMarked } from '../spam-marks/spam-model.js';
import type { LeadRecord } from './inbox.repository.js';
import type { LeadNote } from './lead-note.entity.js';
import type { RelatedLead } from './same-person.repository.js';
import type { Site } from '@sandhill/company/content/site.js';
import { LeadSummaryResponse, toLeadSummary } from './lead-summary.response.js';
import {
  LeadPhotoResponse,
  LeadNoteResponse,
  LeadEventResponse,
  UtmResponse,
  TextConsentResponse,
  LikeMarkedResponse,
  RelatedLeadResponse,
  NotificationResponse,
  toLeadPhoto,
  toLeadNote,
  toLeadEvent,
  toRelatedLead,
  toNotification,
} from './lead-parts.responses.js';

export class LeadDetailResponse extends LeadSummaryResponse {
  @ApiProperty() message: string;
  @NullableText({ description: 'Quotes only.' }) address: string | null;
  @NullableText({ description: 'The source, if it came through a door.' }) doorName: string | null;
  @NullableText() page: string | null;
  @NullableText({ description: 'The first page of the visit.' }) firstPage: string | null;
  @NullableText() referrerHost: string | null;
  @ApiProperty({ type: UtmResponse, nullable: true }) utm: UtmResponse | null;
  @NullableText({ description: 'The answer to "How did you hear about us?".' }) heardFrom: string | null;
  @ApiProperty({ type: TextConsentResponse, nullable: true, description: 'Null: texts were not allowed.' })
  textConsent: TextConsentResponse | null;
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
  @ApiProperty({
    type: LikeMarkedResponse,
    nullable: true,
    description: 'Suspects alone: null where staff marked it themselves, or another signal made it one.',
  })
  likeMarked: LikeMarked | null;
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
  @ApiProperty({
    description: "Visitors' answers come back to the lead; otherwise they go to the office's mailbox alone.",
  })
  answersComeBack: boolean;
}

export function toLeadDetail(
  record: LeadRecord,
  {
    photos,
    notes,
    notifications,
    forFormerStaff,
    messages,
    chat,
    history,
    earlier,
    answersComeBack,
    likeMarked,
  }: LeadBelongings,
  site: Site,
): LeadDetailResponse {
  // Automatic mails to the visitor of a spam lead wait until staff change the status, at no known time.
  const isPutOff = (mail: Delivery) => record.lead.status === 'spam' && isAutomaticMail(mail);
  const { doorName, firstPage, referrerHost, utm, heardFrom, guide } = record.lead;
  return {
    ...toLeadSummary(record, site),
    message: record.lead.message,
    page: record.lead.page,
    address: record.lead.address,
    photosNotKept: record.lead.photosNotKept,
    photos: photos.map(toLeadPhoto),
    doorName,
    firstPage,
    referrerHost,
    utm,
    heardFrom,
    textConsent: textConsentOf(record.lead),
    guide,
    earlier: earlier.map(toRelatedLead),
    likeMarked,
    notes: notes.map(toLeadNote),
    messages: [...messages],
    chat,
    history: history.map(toLeadEvent),
    notifications: notifications.map((mail) => ({
      ...toNotification(mail, forFormerStaff),
      ...(isPutOff(mail) && { nextAttemptAt: null }),
    })),
    answersComeBack,
  };
}

interface LeadBelongings {
  photos: readonly LeadPhoto[];
  notes: readonly LeadNote[];
  notifications: readonly Delivery[];
  /** Ids of the mails to former staff. */
  forFormerStaff: readonly string[];
  messages: readonly LeadMessageResponse[];
  chat: StaffChatDetailResponse | null;
  history: readonly LeadHistory[];
  earlier: readonly RelatedLead[];
  answersComeBack: boolean;
  likeMarked: LikeMarked | null;
}
