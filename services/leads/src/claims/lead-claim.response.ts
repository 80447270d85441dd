import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { claimWays, type ClaimWay } from '../model/lead-desk.js';
import { leadKinds, type LeadKind } from '../model/lead-status.js';
import type { Lead } from '../model/lead.entity.js';
import { isUrgent } from '../model/urgency.js';

/**
 * Summary of a lead for anyone who has the link in the office's mail about it. Apart from the claim, the summary
 * contains only facts that are also in that mail.
 */
export class LeadClaimResponse {
  @ApiProperty() reference: string;
  @ApiProperty({ enum: leadKinds }) kind: LeadKind;
  @ApiProperty() name: string;
  @NullableText({ description: 'The service area; null for messages.' }) place: string | null;
  @ApiProperty({ type: [String], description: 'Empty for messages.' }) services: QuoteServiceId[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @NullableText({ format: 'date-time', description: 'Null: no one has it.' }) claimedAt: string | null;
  @ApiProperty({ enum: claimWays, nullable: true }) claimedVia: ClaimWay | null;
  @NullableText({ description: 'Who has it; null where no one has, or where a mail’s button claimed it.' })
  claimedBy: string | null;
}

/**
 * Returns the summary of a lead. A lead that was claimed before it became urgent counts as unclaimed until somebody
 * claims it again.
 */
export function toLeadClaim(lead: Lead): LeadClaimResponse {
  const { kind, reference, name, createdAt, urgentTakenAt } = lead;
  const isFree = isUrgent(lead);
  return {
    reference,
    kind,
    name,
    place: lead.areaName,
    services: lead.services ?? [],
    createdAt: createdAt.toISOString(),
    claimedAt: isFree ? null : ((urgentTakenAt ?? lead.claimedAt)?.toISOString() ?? null),
    claimedVia: isFree ? null : lead.claimedVia,
    claimedBy: isFree ? null : lead.claimedBy,
  };
}
