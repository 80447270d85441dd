import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';

/** The caller's calendar address. */
export class CalendarResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the address was made; null: there is none.',
  })
  madeAt: string | null;
}

/** A new address, which is shown this once. */
export class NewCalendarResponse {
  @ApiProperty({ format: 'uri' }) url: string;
}
