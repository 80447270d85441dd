import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';

const { serviceNames } = firstSite;

class MailRouteResponse {
  @ApiProperty({ enum: Object.keys(serviceNames) }) service: QuoteServiceId;
  @ApiProperty() email: string;
}

class AlertChannelsResponse {
  @NullableText({ description: 'Host of the webhook; its path can be a secret.' }) webhookHost: string | null;
  @NullableText({ description: 'Receives alarms through a mail server of its own.' }) email: string | null;
}

/** The mail settings, without secrets. */
export class MailSettingsResponse {
  @ApiProperty({ description: 'Receives quote requests and the first reminder.' }) officeEmail: string;
  @ApiProperty({ description: 'Receives contact messages.' }) generalEmail: string;
  @ApiProperty({ description: 'Receives what the other addresses reject, and the second reminder.' })
  fallbackEmail: string;
  @ApiProperty({ type: [MailRouteResponse] }) routes: MailRouteResponse[];
  @ApiProperty({ type: 'integer', description: 'Business hours until the office is reminded.' })
  remindOfficeAfterHours: number;
  @ApiProperty({ type: 'integer', description: 'Business hours until the fallback address is reminded.' })
  remindFallbackAfterHours: number;
  @ApiProperty({ type: AlertChannelsResponse }) alerts: AlertChannelsResponse;
}
