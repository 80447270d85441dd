import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';

export class CalendarResponse {
  @NullableText({ format: 'date-time', description: 'When the address was made; null: there is none.' })
  madeAt: string | null;
}

/** A new calendar URL, which is shown only once. */
export class NewCalendarResponse {
  @ApiProperty({ format: 'uri' }) url: string;
}
