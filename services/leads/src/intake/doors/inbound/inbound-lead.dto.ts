import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { languages, type Language } from '@sandhill/company/language.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { quoteServiceIds } from '../../../model/quote-services.js';
import { urgencies, type Urgency } from '../../../model/urgency.js';

const optional = (description: string, options: object = {}) =>
  ApiPropertyOptional({ type: String, nullable: true, description, ...options });

/**
 * The body of `POST /api/leads/inbound/{token}`, only as API documentation. `parseInboundLead` reads bodies leniently
 * and puts values that fit no field into the message.
 */
export class InboundLeadDto {
  @optional('Also `full_name`, or `first_name` and `last_name`.', { maxLength: 200 }) name?: string | null;
  @optional('One of email and phone is needed to reach the customer.', { format: 'email' }) email?:
    string | null;
  @optional('Also `phone_number`.', { maxLength: 40 }) phone?: string | null;
  @optional('Also `street_address`, followed by `city`, `state` and `zip`.', { maxLength: 500 })
  address?: string | null;

  @ApiPropertyOptional({
    enum: quoteServiceIds,
    isArray: true,
    nullable: true,
    description:
      'Ids or names, also as one text with commas. With services or an address it is a quote request.',
  })
  services?: QuoteServiceId[] | null;

  @optional('Of a message.', { maxLength: 200 }) subject?: string | null;
  @optional('Also `comments`. Fields with other names follow it.', { maxLength: 10_000 }) message?:
    string | null;
  @optional('Of the customer.', { enum: languages, default: 'en' }) language?: Language | null;
  @optional('Why it cannot wait.', { enum: urgencies }) urgency?: Urgency | null;
  @optional('Also `lead_id`. A lead that is sent again with the same id is the same lead.', {
    maxLength: 200,
  })
  externalId?: string | null;
}

export class InboundAcceptedResponse {
  @ApiProperty() reference: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

const fields = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '239-555-0100',
  address: '1 Main Street, Naples, FL 34102',
  services: ['irrigation'],
  message: 'A sprinkler head leaks.',
};

export const inboundExamples = {
  zapier: {
    summary: 'Zapier: "Webhooks by Zapier", POST, payload type json',
    value: { ...fields, externalId: '{{id of the trigger}}' },
  },
  make: {
    summary: 'Make: "HTTP, make a request", body type Raw, JSON',
    value: { ...fields, externalId: '{{1.id}}' },
  },
  n8n: {
    summary: 'n8n: "HTTP Request", POST, send body, JSON',
    value: { ...fields, externalId: '={{ $json.id }}' },
  },
  google: {
    summary: 'Google Ads lead form: the address as webhook URL, any key',
    value: {
      lead_id: 'AbC123',
      user_column_data: [
        { column_id: 'FULL_NAME', string_value: 'Ana Ruiz' },
        { column_id: 'PHONE_NUMBER', string_value: '+12395550100' },
        { column_id: 'POSTAL_CODE', string_value: '34102' },
      ],
      google_key: 'any',
    },
  },
};
