import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { languages, type Language } from '@sandhill/company/language.js';
import {
  claimWays,
  leadSources,
  lostReasons,
  type ClaimWay,
  type LeadSource,
  type LostReason,
} from '../model/lead-desk.js';
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '../model/lead-status.js';
import { isUrgent, urgencies, type Urgency } from '../model/urgency.js';
import type { DeliveryState } from '@sandhill/platform/delivery/delivery.columns.js';
import { areaMatches, type AreaMatch } from '@sandhill/company/match-area.js';
import { leadAge, type LeadAge } from '../escalation/clock/lead-age.js';
import type { LeadRecord } from './inbox.repository.js';
import type { Site } from '@sandhill/company/content/site.js';

const mailStates = ['none', 'sent', 'owed', 'held', 'failed'] as const;

type MailState = (typeof mailStates)[number];

class LeadAgeResponse implements LeadAge {
  @ApiProperty({ description: 'Business hours since submission, to a tenth.' }) businessHours: number;
  @ApiProperty({ description: 'Still new after the promised response time.' }) isLate: boolean;

  @NullableText({
    format: 'date-time',
    description: 'When the promised response time ends; null once it is answered.',
  })
  dueAt: Date | null;
}

class LeadOwnerResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() username: string;
}

export class LeadSummaryResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: leadKinds }) kind: LeadKind;
  @ApiProperty() reference: string;
  @ApiProperty() name: string;
  @NullableText() email: string | null;
  @NullableText() phone: string | null;
  @ApiProperty({ enum: leadStatuses }) status: LeadStatus;
  @ApiProperty({ enum: languages }) language: Language;
  @ApiProperty({ type: [String], description: 'Empty for contacts.' }) services: QuoteServiceId[];
  @NullableText({ description: 'Contacts only.' }) subject: string | null;
  @ApiProperty({ enum: areaMatches, nullable: true, description: 'Quotes only.' })
  areaMatch: AreaMatch | null;
  @NullableText() areaName: string | null;
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
  @NullableText({ format: 'date', description: 'The day of the next step.' }) followUpOn: string | null;
  @NullableText({ format: 'date-time' }) claimedAt: string | null;
  @NullableText({
    description: 'User name of who has it; null if it is not known, as after a claim by mail.',
  })
  claimedBy: string | null;
  @ApiProperty({ enum: claimWays, nullable: true }) claimedVia: ClaimWay | null;
  @NullableText({ format: 'date-time', description: 'The first answer by staff.' }) answeredAt: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The quoted amount, in cents.' })
  quotedCents: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'What the job brought, in cents.' })
  jobCents: number | null;
  @ApiProperty({ enum: lostReasons, nullable: true }) lostReason: LostReason | null;
  @ApiProperty({ enum: urgencies, nullable: true, description: 'Why the visitor cannot wait.' })
  urgency: Urgency | null;
  @NullableText({ format: 'date-time', description: 'Since when the visitor waits for the firm.' })
  waitingSince: string | null;
  @ApiProperty({ description: 'It cannot wait, and somebody still has to say that they have it.' })
  isUrgent: boolean;
  @NullableText({ format: 'date-time', description: 'When it was moved to the bin.' })
  deletedAt: string | null;
}

export class LeadPageResponse {
  @ApiProperty({ type: [LeadSummaryResponse] }) leads: LeadSummaryResponse[];
  @NullableText({ description: 'Null on the last page.' }) nextCursor: string | null;
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
    urgency: lead.urgency,
    waitingSince: lead.waitingSince?.toISOString() ?? null,
    isUrgent: isUrgent(lead),
  };
}

/** Delivery states, worst first. `held` comes before `owed` because a held mail waits for the decision of a person. */
const worstFirst: ReadonlyArray<[DeliveryState, MailState]> = [
  ['failed', 'failed'],
  ['held', 'held'],
  ['owed', 'owed'],
  ['sending', 'owed'],
  ['sent', 'sent'],
];

export function mailStateOf({ mailStatuses }: Pick<LeadRecord, 'mailStatuses'>): MailState {
  return worstFirst.find(([status]) => mailStatuses.includes(status))?.[1] ?? 'none';
}
