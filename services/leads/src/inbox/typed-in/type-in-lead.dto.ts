import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import type { Language } from '@sandhill/company/language.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { typedInSources, type TypedInSource } from '../../model/lead-desk.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { OptionalEmail, OptionalText, PageLanguage, LeadText } from '../../model/lead-fields.js';
import { leadKinds, type LeadKind } from '../../model/lead-status.js';
import { quoteServiceIds, ServiceIds } from '../../model/quote-services.js';

/** A lead that staff type in. It needs a name, and an email address or a phone number. */
export class TypeInLeadDto {
  @ApiProperty({ enum: leadKinds })
  @IsIn(leadKinds, withCode('unknown_kind', 'The kind must be quote or contact'))
  kind: LeadKind;

  @ApiProperty({ enum: typedInSources })
  @IsIn(typedInSources, withCode('unknown_source', 'Please choose how they reached you'))
  source: TypedInSource;

  @LeadText({ missing: 'Please enter a name', max: 200 })
  name: string;

  @OptionalEmail()
  email?: string | null;

  @OptionalText({ max: 40 })
  phone?: string | null;

  @OptionalText({ max: 500, description: 'Quotes only.' })
  address?: string | null;

  @ApiPropertyOptional({ enum: quoteServiceIds, isArray: true, description: 'Quotes only.' })
  @ServiceIds()
  @IsOptional()
  services?: QuoteServiceId[] | null;

  @OptionalText({ max: 200, description: 'Messages only.' })
  subject?: string | null;

  @OptionalText({ max: 10_000 })
  message?: string | null;

  @PageLanguage()
  language?: Language | null;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Sends the visitor a receipt.' })
  @IsBoolean(withCode('invalid_flag', 'This must be true or false'))
  @IsOptional()
  receipt?: boolean | null;

  @OptionalText({ max: 5000, description: 'A note of staff.' })
  note?: string | null;
}
