import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';

/** A lead that is kept. */
export class LeadAcceptedResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Q-7F3K2M', description: 'For people, on the telephone.' })
  reference: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
