import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { leadStatuses, type LeadStatus } from '../../model/lead-status.js';
import { CommonChangesDto } from './change-lead.dto.js';

const mostChangedLeads = 200;

const noLeads = withCode('required', 'Please choose 1 to 200 leads');

/** Changes to several leads: a status, an owner, or both. */
export class ChangeLeadsDto extends CommonChangesDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: mostChangedLeads })
  @IsUUID('all', { each: true, ...withCode('invalid_id', 'These are not the ids of leads') })
  @ArrayMaxSize(mostChangedLeads, noLeads)
  @ArrayNotEmpty(noLeads)
  @IsArray(noLeads)
  ids: string[];
}

class LeadBeforeResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: leadStatuses }) status: LeadStatus;
  @NullableText({ format: 'uuid' }) ownerId: string | null;
}

export class ChangedLeadsResponse {
  @ApiProperty({ type: 'integer', description: 'Leads that are different from before.' }) changed: number;
  @ApiProperty({ type: [String], format: 'uuid', description: 'Leads that do not exist or are in the bin.' })
  notFound: string[];
  @ApiProperty({ type: [LeadBeforeResponse] }) before: LeadBeforeResponse[];
}
