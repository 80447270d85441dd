import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { languages, type Language } from '@sandhill/company/language.js';
import { MayBeAbsent } from '@sandhill/platform/validation/may-be-absent.js';
import { IsIn } from 'class-validator';
import { RequiredText, withCode } from '../model/lead-fields.js';
import { leadStatuses, type LeadStatus } from '../model/lead-status.js';

/** The body of `POST /api/leads/{id}/messages`. */
export class CreateMessageDto {
  @RequiredText({ missing: 'Please write a message', max: 10_000 })
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
}
