import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { says } from '../../model/lead-fields.js';
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '../../model/lead-status.js';

const invalidLimit = says('out_of_range', 'The limit must be a whole number from 1 to 200');
const unset = (value: unknown) => (value === '' ? undefined : value);

/** Which leads are meant. */
export class LeadFilterQuery {
  @ApiPropertyOptional({ enum: leadKinds })
  @Transform(({ value }) => unset(value))
  @IsIn(leadKinds, says('unknown_kind', 'The kind must be quote or contact'))
  @IsOptional()
  kind?: LeadKind;

  @ApiPropertyOptional({
    type: String,
    example: 'new,contacted',
    description: `One or more of ${leadStatuses.join(', ')}, with commas between.`,
  })
  @Transform(({ value }) => (typeof value === 'string' && value !== '' ? value.split(',') : unset(value)))
  @IsIn(leadStatuses, { each: true, ...says('unknown_status', 'This is not a status of a lead') })
  @IsOptional()
  status?: LeadStatus[];

  @ApiPropertyOptional({ maxLength: 200, description: 'Part of any text of a lead.' })
  @Transform(({ value }) => (typeof value === 'string' ? unset(value.trim()) : (value as unknown)))
  @StorableText()
  @MaxLength(200, says('too_long', 'Please use at most 200 characters'))
  @IsString(says('invalid_text', 'Please enter text here'))
  @IsOptional()
  q?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'What is in the bin, for administrators.',
  })
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : unset(value)))
  @IsBoolean(says('invalid_flag', 'This must be true or false'))
  @IsOptional()
  bin?: boolean;
}

/** The query of `GET /api/leads`. */
export class ListLeadsQuery extends LeadFilterQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 200, default: 50 })
  @Max(200, invalidLimit)
  @Min(1, invalidLimit)
  @IsInt(invalidLimit)
  @Type(() => Number)
  @Transform(({ value }) => unset(value))
  @IsOptional()
  limit?: number;

  @ApiPropertyOptional({ type: String, description: 'The `nextCursor` of the page before.' })
  @Transform(({ value }) => unset(value))
  @MaxLength(200, says('invalid_cursor', 'This page is not known'))
  @IsString(says('invalid_cursor', 'This page is not known'))
  @IsOptional()
  cursor?: string;
}
