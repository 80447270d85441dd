import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { IsIn } from 'class-validator';
import { says } from '../../model/lead-fields.js';

export const heldMailDecisions = ['send', 'mark_sent'] as const;

/** `send`: it never went out, send it now; `mark_sent`: it went out after the backup. */
export type HeldMailDecision = (typeof heldMailDecisions)[number];

/** The body of `POST /api/leads/held-mail`. */
export class ReleaseHeldMailDto {
  @ApiProperty({ enum: heldMailDecisions })
  @IsIn(heldMailDecisions, says('unknown_decision', 'Please choose to send all or to mark all as sent'))
  decision: HeldMailDecision;
}
