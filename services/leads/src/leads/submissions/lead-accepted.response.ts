import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';

/** A lead that is kept. */
export class LeadAcceptedResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Q-7F3K2M', description: 'For people, on the telephone.' })
  reference: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiPropertyOptional({
    enum: [false],
    description: 'There was no room for the photos: the request is kept without them.',
  })
  photosKept?: false;
}
