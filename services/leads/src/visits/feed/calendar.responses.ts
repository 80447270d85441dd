import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';

/** The caller's calendar address. */
export class CalendarResponse {
  @NullableText({ format: 'date-time', description: 'When the address was made; null: there is none.' })
  madeAt: string | null;
}

/** A new address, which is shown this once. */
export class NewCalendarResponse {
  @ApiProperty({ format: 'uri' }) url: string;
}
