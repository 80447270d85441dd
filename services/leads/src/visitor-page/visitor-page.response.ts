import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { leadKinds, type LeadKind } from '../model/lead-status.js';
import { VisitTimeResponse } from '../visits/model/visit-window.response.js';
import { urgencies, type Urgency } from '../model/urgency.js';
import type { FollowedLead } from './visitor-page.repository.js';

const states = ['received', 'claimed', 'answered', 'closed', 'withdrawn'] as const;

const urgentStates = ['telling', 'told', 'taken'] as const;

type UrgentState = (typeof urgentStates)[number];

type State = (typeof states)[number];

/**
 * A visitor's request as the visitor's page shows it. It contains no personal data of the visitor, and of staff only
 * the first name that they set.
 */
export class VisitorPageResponse {
  @ApiProperty() reference: string;
  @ApiProperty({ enum: leadKinds }) kind: LeadKind;
  @ApiProperty({ type: [String], description: 'Empty for messages.' }) services: QuoteServiceId[];
  @ApiProperty({ format: 'date-time' }) receivedAt: string;
  @ApiProperty({ enum: states }) state: State;
  @ApiProperty({ format: 'date-time', description: 'When the request came into this state.' }) since: string;
  @NullableText({ description: 'The first name of the person who has the request; null: the office.' })
  by: string | null;
  @ApiProperty({ type: VisitTimeResponse, nullable: true }) visit: VisitTimeResponse | null;
  @ApiProperty({ enum: urgencies, nullable: true, description: 'Why the visitor cannot wait.' })
  urgency: Urgency | null;
  @ApiProperty({
    enum: urgentStates,
    nullable: true,
    description: 'told: push service or mail server has taken a message to the people on call.',
  })
  urgentState: UrgentState | null;
  @ApiProperty({ type: 'integer', description: 'Photos that the request has.' }) photos: number;
}

export function toVisitorPage(lead: FollowedLead): VisitorPageResponse {
  const { reference, kind, services, createdAt } = lead;
  const state = stateOf(lead);
  const isHeld = state === 'claimed' || state === 'answered';
  return {
    reference,
    kind,
    services: services ?? [],
    receivedAt: createdAt.toISOString(),
    state,
    since: sinceOf(state, lead).toISOString(),
    by: isHeld ? lead.firstName : null,
    visit: lead.visit,
    urgency: lead.urgency,
    urgentState: urgentStateOf(lead),
    photos: lead.photos,
  };
}

function stateOf({ status, lostReason, claimedAt, ownerId }: FollowedLead): State {
  if (status === 'lost' && lostReason === 'withdrawn') return 'withdrawn';
  if (status === 'won' || status === 'lost') return 'closed';
  if (status === 'contacted') return 'answered';
  // Suspected spam is shown as received, even if somebody has claimed it.
  return status === 'new' && (claimedAt ?? ownerId) ? 'claimed' : 'received';
}

function urgentStateOf({ urgency, urgentTakenAt, isOnCallTold }: FollowedLead): UrgentState | null {
  if (!urgency) return null;
  if (urgentTakenAt) return 'taken';
  return isOnCallTold ? 'told' : 'telling';
}

function sinceOf(state: State, { createdAt, claimedAt, answeredAt, heldAt, statusAt }: FollowedLead): Date {
  if (state === 'claimed') return heldAt ?? claimedAt ?? createdAt;
  if (state === 'answered') return answeredAt ?? statusAt ?? createdAt;
  return state === 'received' ? createdAt : (statusAt ?? createdAt);
}
