import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { languages, type Language } from '@sandhill/company/language.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsOptional,
  IsUUID,
  ValidateBy,
} from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { attachmentLimits } from './attachments/attachment-limits.js';
import { ChangedText, LeadText } from '../model/lead-fields.js';
import { leadStatuses, type LeadStatus } from '../model/lead-status.js';

const maxDays = 60;

const badTime = withCode('invalid_time', `Please choose a time within the next ${maxDays} days`);

/** Whether a value is a future time with a UTC offset, at most {@link maxDays} days ahead. */
function isToCome(value: unknown): boolean {
  if (typeof value !== 'string' || !/(?:Z|[+-]\d\d:\d\d)$/.test(value)) return false;
  const ahead = Date.parse(value) - Date.now();
  return ahead > 0 && ahead <= maxDays * 86_400_000;
}

const IsSendTime = () =>
  applyDecorators(
    IsISO8601({ strict: true }, badTime),
    ValidateBy({ name: 'isToCome', validator: { validate: isToCome } }, badTime),
  );

export class CreateMessageDto {
  @LeadText({ missing: 'Please write a message', max: 10_000 })
  text: string;

  @ApiProperty({ enum: languages, description: "The text's language." })
  @IsIn(languages, withCode('unknown_language', 'The language must be en or es'))
  language: Language;

  @ApiPropertyOptional({
    enum: leadStatuses,
    description: "The lead's status from now on. Without it a new lead is contacted, and others keep theirs.",
  })
  @IsIn(leadStatuses, withCode('unknown_status', 'This is not a lead status'))
  @MayBeAbsent()
  status?: LeadStatus;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description:
      'When it is sent, at most 60 days from now; without it at once. Until it is sent the lead counts as not answered. Not together with `status`.',
  })
  @IsSendTime()
  @MayBeAbsent()
  sendAt?: string;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: attachmentLimits.count,
    description: 'Files that the caller has added for this lead; at most 10 MB together.',
  })
  @MayBeAbsent()
  @IsUUID('all', { each: true, ...withCode('unreadable', 'This is not an attachment') })
  @ArrayUnique(withCode('unreadable', 'Please name each attachment once'))
  @ArrayMaxSize(attachmentLimits.count, withCode('too_many_attachments', 'Please send at most 10 files'))
  @IsArray(withCode('unreadable', 'This is not an attachment'))
  attachments?: string[];
}

/** Changes to a planned answer. At least one field is required. */
export class ChangeMessageDto {
  @ChangedText({ missing: 'Please write a message', max: 10_000 })
  text?: string;

  @ApiPropertyOptional({ enum: languages })
  @IsIn(languages, withCode('unknown_language', 'The language must be en or es'))
  @MayBeAbsent()
  language?: Language;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When it is sent; null for at once. It ends the hold of an answer whose visitor wrote meanwhile.',
  })
  @IsSendTime()
  @IsOptional()
  sendAt?: string | null;
}
