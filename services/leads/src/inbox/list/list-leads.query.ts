import { ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { cursorRule } from '@sandhill/platform/paging/invalid-cursor.js';
import { StorableText } from '@sandhill/platform/validation/storable-text.js';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { WholeNumber } from '@sandhill/platform/validation/whole-number.js';
import { leadKinds, leadStatuses, type LeadKind, type LeadStatus } from '../../model/lead-status.js';

const invalidLimit = withCode('out_of_range', 'The limit must be a whole number from 1 to 200');
const unset = (value: unknown) => (value === '' ? undefined : value);
const owner = /^(?:me|none|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const Flag = () =>
  applyDecorators(
    Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : unset(value))),
    IsBoolean(withCode('invalid_flag', 'This must be true or false')),
    IsOptional(),
  );

const leadViews = ['my-day', 'unclaimed', 'claimed-by-mail', 'without-owner'] as const;

/** Views of the list. `lead-order.ts` defines the leads of each view. */
export type LeadView = (typeof leadViews)[number];

const leadSorts = ['newest', 'oldest', 'promise'] as const;

export type LeadSort = (typeof leadSorts)[number];

export class LeadFilterQuery {
  @ApiPropertyOptional({ enum: leadKinds })
  @Transform(({ value }) => unset(value))
  @IsIn(leadKinds, withCode('unknown_kind', 'The kind must be quote or contact'))
  @IsOptional()
  kind?: LeadKind;

  @ApiPropertyOptional({
    type: String,
    example: 'new,contacted',
    description: `One or more of ${leadStatuses.join(', ')}, separated by commas.`,
  })
  @Transform(({ value }) => (typeof value === 'string' && value !== '' ? value.split(',') : unset(value)))
  @IsIn(leadStatuses, { each: true, ...withCode('unknown_status', 'This is not a lead status') })
  @IsOptional()
  status?: LeadStatus[];

  @ApiPropertyOptional({
    maxLength: 200,
    description:
      'Search text; each of its words has to be part of a text of the lead, its notes, messages or conversation.',
  })
  @Transform(({ value }) => (typeof value === 'string' ? unset(value.trim()) : (value as unknown)))
  @StorableText()
  @MaxLength(200, withCode('too_long', 'Please use at most 200 characters'))
  @IsString(withCode('invalid_text', 'Please enter text here'))
  @IsOptional()
  q?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'True lists the bin instead; administrators only.',
  })
  @Flag()
  bin?: boolean;

  @ApiPropertyOptional({
    type: String,
    example: 'me',
    description: '`me`, `none` or the id of a member of staff: the owner of the lead.',
  })
  @Transform(({ value }) => unset(value))
  @Matches(owner, withCode('unknown_owner', 'The owner must be me, none or the id of a member of staff'))
  @IsOptional()
  owner?: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'True lists leads whose visitors have waited for longer than the promised response time.',
  })
  @Flag()
  late?: boolean;

  @ApiPropertyOptional({
    enum: leadViews,
    description:
      'my-day: unclaimed leads, own ones that wait, and own follow-ups that are due or overdue; unclaimed: new leads that no one ' +
      'has; claimed-by-mail: open leads that the office claimed by its mail and that have no owner yet; without-owner: open ' +
      'leads, not unclaimed, whose owner is no one or does not work on leads any more. The longest waiting come first.',
  })
  @Transform(({ value }) => unset(value))
  @IsIn(leadViews, withCode('unknown_view', 'This view does not exist'))
  @IsOptional()
  view?: LeadView;
}

export class ListLeadsQuery extends LeadFilterQuery {
  @ApiPropertyOptional({
    enum: leadSorts,
    default: 'newest',
    description:
      'promise: leads that wait, the longest first; then follow-ups by their day; then the rest, newest first.',
  })
  @Transform(({ value }) => unset(value))
  @IsIn(leadSorts, withCode('unknown_sort', 'Leads cannot be sorted by this'))
  @IsOptional()
  sort?: LeadSort;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 200, default: 50 })
  @WholeNumber(1, 200, invalidLimit)
  @Type(() => Number)
  @Transform(({ value }) => unset(value))
  @IsOptional()
  limit?: number;

  @ApiPropertyOptional({ type: String, description: '`nextCursor` of the previous page.' })
  @Transform(({ value }) => unset(value))
  @MaxLength(200, cursorRule)
  @IsString(cursorRule)
  @IsOptional()
  cursor?: string;
}
