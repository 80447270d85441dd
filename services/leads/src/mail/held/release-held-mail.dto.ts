import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { IsIn } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';

export const heldMailDecisions = ['send', 'mark_sent'] as const;

/** `send`: the mail was not sent after the backup, so it is sent now; `mark_sent`: it was sent. */
export type HeldMailDecision = (typeof heldMailDecisions)[number];

export class ReleaseHeldMailDto {
  @ApiProperty({ enum: heldMailDecisions })
  @IsIn(heldMailDecisions, withCode('unknown_decision', 'Please choose to send all or to mark all as sent'))
  decision: HeldMailDecision;
}
