import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { leadStatuses, type LeadStatus } from '../../model/lead-status.js';
import { CommonChangesDto } from './change-lead.dto.js';

const maxChangedLeads = 200;

const noLeads = withCode('required', 'Please choose 1 to 200 leads');

/** Changes to several leads: a status, an owner, or both. */
export class ChangeLeadsDto extends CommonChangesDto {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: maxChangedLeads })
  @IsUUID('all', { each: true, ...withCode('invalid_id', 'These are not the ids of leads') })
  @ArrayMaxSize(maxChangedLeads, noLeads)
  @ArrayNotEmpty(noLeads)
  @IsArray(noLeads)
  ids: string[];

  @ApiPropertyOptional({
    enum: leadStatuses,
    description: 'The status that is undone. Leads that have another one by now stay as they are.',
  })
  @IsIn(leadStatuses, withCode('unknown_status', 'This is not a lead status'))
  @MayBeAbsent()
  undoneStatus?: LeadStatus;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'The owner that is undone. Leads that have another one by now stay as they are; no one is told.',
  })
  @IsUUID('all', withCode('unknown_owner', 'This is not a member of staff who works on leads'))
  @IsOptional()
  undoneOwnerId?: string | null;
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
  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'Leads whose change was not undone, because somebody has changed them since.',
  })
  overtaken: string[];
  @ApiProperty({ type: [LeadBeforeResponse] }) before: LeadBeforeResponse[];
}
