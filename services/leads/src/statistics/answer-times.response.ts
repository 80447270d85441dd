import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';

const minutes = {
  type: 'integer',
  nullable: true,
  description:
    'Minutes within which three of four leads were answered that came at this time of the week; null where too few came, or where that is later than promised.',
} as const;

/** Times within which the firm answered in the last 90 days. */
export class AnswerTimesResponse {
  @ApiProperty({ format: 'date-time' }) measuredAt: string;
  @ApiProperty(minutes) quote: number | null;
  @ApiProperty(minutes) contact: number | null;
}
