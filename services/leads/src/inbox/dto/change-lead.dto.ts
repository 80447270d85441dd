import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { IsIn } from 'class-validator';
import { withCode } from '../../model/lead-fields.js';
import { leadStatuses, type LeadStatus } from '../../model/lead-status.js';

/** The body of `PATCH /api/leads/{id}`. */
export class ChangeLeadDto {
  @ApiProperty({ enum: leadStatuses })
  @IsIn(leadStatuses, withCode('unknown_status', 'This is not a lead status'))
  status: LeadStatus;
}
