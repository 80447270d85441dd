import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { ArrayNotEmpty } from 'class-validator';
import { OptionalPageFields } from '../../submissions/page-fields.dto.js';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { RequiredEmail, LeadText } from '../../../model/lead-fields.js';
import { quoteServiceIds, ServiceIds } from '../../../model/quote-services.js';
import { ProjectImages } from '../../../photos/project-images.js';

const noService = withCode('services_required', 'Please select at least one service');
const invalidPhone = 'Please enter a valid phone number';
const invalidAddress = 'Please enter your full property address';
const invalidMessage = 'Please provide some details about your project';

export class CreateQuoteDto extends OptionalPageFields {
  @LeadText({ missing: 'Please enter your name', max: 200 })
  name: string;

  @RequiredEmail()
  email: string;

  @LeadText({
    missing: invalidPhone,
    min: { length: 10, code: 'invalid_phone', message: invalidPhone },
    max: 40,
  })
  phone: string;

  @LeadText({
    missing: invalidAddress,
    min: { length: 5, code: 'address_too_short', message: invalidAddress },
    max: 500,
  })
  address: string;

  @ApiProperty({ enum: quoteServiceIds, isArray: true, minItems: 1, description: 'Duplicates are dropped.' })
  @ServiceIds(noService)
  @ArrayNotEmpty(noService)
  services: QuoteServiceId[];

  @LeadText({
    missing: invalidMessage,
    min: { length: 10, code: 'message_too_short', message: invalidMessage },
    max: 10_000,
  })
  message: string;

  @ProjectImages()
  projectImages?: LargeText[] | null;
}
